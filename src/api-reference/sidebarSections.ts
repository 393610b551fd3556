/** The sections of the sidebar, one for each API, of what docusaurus-plugin-openapi-docs has generated. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {transformSync} from 'esbuild';
import type {ApiEntry, SpecificationEntry} from '../site/apis';

type Category = {type: 'category'; label: string; link?: {id?: string}; items: Item[]};

/** An entry of a sidebar, as Docusaurus takes it. */
type Item = string | Category | {type: 'doc'; id: string};

type Section = Category & {className?: string};

type Entry = Pick<ApiEntry & SpecificationEntry, 'title' | 'accent' | 'pages'>;

/** The generated sidebar is a module that imports types alone. */
function generatedSidebar(file: string): Item[] {
  const {code} = transformSync(readFileSync(file, 'utf8'), {loader: 'ts', format: 'cjs', target: 'node20'});
  const module = {exports: {} as {default?: Item[]}};
  runInNewContext(code, {module, exports: module.exports}, {filename: file});
  return module.exports.default ?? [];
}

/**
 * @param entries of the list of APIs
 * @param root the folder of the project
 * @returns a category an API, with its errors and limits, its schemas and its change log after its introduction
 * @throws Error when its pages have not been generated
 */
export function sectionsOf(entries: readonly Entry[], root: string): Section[] {
  return entries.map(({title, accent, pages}) => {
    const file = path.join(root, pages, 'sidebar.ts');
    if (!existsSync(file))
      throw new Error(`${pages}/sidebar.ts is not there. Remedy: run "npm run api:generate".`);
    const [introduction, ...operations] = generatedSidebar(file);
    const folder = pages.replace(/^docs\//, '');
    const ours = ['errors', 'schemas', 'changes'].map((page) => `${folder}/${page}`);
    return {
      type: 'category',
      label: title,
      ...(accent && {className: `product-${accent}`}),
      items: [...(introduction ? [introduction] : []), ...ours, ...operations],
    };
  });
}
