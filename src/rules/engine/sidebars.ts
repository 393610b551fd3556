/** Reads `sidebars.ts` without the generated sidebars of the API reference, which may not be there yet. */
import {runInNewContext} from 'node:vm';
import {transformSync} from 'esbuild';
import type {Files} from './files';

export const sidebarsFile = 'sidebars.ts';

type Item =
  | string
  | {
      type: string;
      id?: string;
      label?: string;
      customProps?: {icon?: string};
      link?: {type: string; id?: string; slug?: string; description?: string};
      items?: Item[];
    };

export type Category = Exclude<Item, string>;

export type Sidebars = {
  /** Ids of the pages that it names: `focus/admin/retention`. */
  ids: readonly string[];
  /** Categories, the outermost first. */
  categories: readonly Category[];
};

const generated = {__esModule: true, default: []};

function evaluate(source: string): Record<string, Item[]> {
  const {code} = transformSync(source, {loader: 'ts', format: 'cjs', target: 'node20'});
  const module = {exports: {} as {default?: Record<string, Item[]>}};
  runInNewContext(
    code,
    {module, exports: module.exports, require: () => generated},
    {filename: sidebarsFile},
  );
  return module.exports.default ?? {};
}

const all = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...(typeof item === 'string' ? [] : all(item.items ?? []))]);

function idsOf(item: Item): string[] {
  if (typeof item === 'string') return [item];
  return [...(item.id ? [item.id] : []), ...(item.link?.id ? [item.link.id] : [])];
}

/**
 * @returns the sidebars of a project, empty when it has none
 * @throws Error when the file is no TypeScript, or fails
 */
export function readSidebars(files: Files): Sidebars {
  const items = all(Object.values(evaluate(files.read(sidebarsFile) ?? '')).flat());
  return {
    ids: items.flatMap(idsOf),
    categories: items.filter(
      (item): item is Category => typeof item !== 'string' && item.type === 'category',
    ),
  };
}
