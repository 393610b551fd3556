/** The sections of the sidebar, one for each API, of what docusaurus-plugin-openapi-docs has generated. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {runInNewContext} from 'node:vm';
import {transformSync} from 'esbuild';
import type {listed} from '../site/apis';
import {tagTreeFile, type TagNode} from './pages/tagTree';

type Category = {type: 'category'; label: string; link?: {id?: string}; items: Item[]};

/** An entry of a sidebar, as Docusaurus takes it. */
type Item = string | Category | {type: 'doc'; id: string};

type Section = Category & {className?: string};

type Entry = Pick<ReturnType<typeof listed>, 'title' | 'accent' | 'pages'>;

/** Whether the pages are of the package or ours, the generated sidebar is a module that imports types alone. */
function generatedSidebar(file: string): Item[] {
  const {code} = transformSync(readFileSync(file, 'utf8'), {loader: 'ts', format: 'cjs', target: 'node20'});
  const module = {exports: {} as {default?: Item[]}};
  runInNewContext(code, {module, exports: module.exports}, {filename: file});
  return module.exports.default ?? [];
}

/** The categories of tags in one another, where the document nests them; what it does not know keeps its place. */
function nested(items: readonly Item[], pages: string, folder: string): Item[] {
  const file = path.join(pages, tagTreeFile);
  if (!existsSync(file)) return [...items];
  const rest = new Map(items.map((item) => [pageOf(item) ?? item, item]));
  const made = ({label, page, items: inner}: TagNode): Item[] => {
    const own = page === undefined ? undefined : rest.get(`${folder}/${page}`);
    if (page !== undefined) rest.delete(`${folder}/${page}`);
    const held = inner.flatMap(made);
    if (own && typeof own === 'object' && own.type === 'category')
      return [{...own, items: [...own.items, ...held]}];
    return held.length ? [{type: 'category', label, items: held}] : [];
  };
  const tree = (JSON.parse(readFileSync(file, 'utf8')) as TagNode[]).flatMap(made);
  return [...tree, ...rest.values()];
}

const pageOf = (item: Item) => (typeof item === 'object' && 'link' in item ? item.link?.id : undefined);

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
      items: [
        ...(introduction ? [introduction] : []),
        ...ours,
        ...nested(operations, path.join(root, pages), folder),
      ],
    };
  });
}
