/** Hits as they are shown: their address and texts, equal titles folded, grouped by product and page. */
import {localPath} from '../../runtime/contract';
import {apiReference} from '../../site/products';
import {levels} from '../records/record';
import type {Hit} from './port';

/** What is stored of a hit that a reader opened or pinned. */
export type SavedSearch = Pick<Hit, 'objectID' | 'url' | 'hierarchy'>;

/** The displayed parts of a hit. Texts are HTML from the engine: escaped text and `<mark>`. */
export type HitView = {
  id: string;
  hit: SavedSearch;
  /** Address inside the site. */
  to: string;
  /** Name of the product or area (`lvl0`). */
  area: string;
  /** The deepest heading. */
  title: string;
  /** Page and headings above the title. */
  trail: readonly string[];
  snippet?: string;
  /** How many further hits with this title are left out. */
  folded?: number;
  /** Whether it is a section that follows the hit of its own page in a group. */
  isChild?: boolean;
};

export type HitGroup = {area: string; views: HitView[]};

/** Of all areas together: DocSearch's own limit, `maxResultsPerGroup`. */
const hitsPerArea = 5;

/** @returns the view of a hit, or undefined when the index or the storage holds no usable address or heading for it */
export function viewOf(hit: Hit): HitView | undefined {
  const to = localPath(hit.url);
  const texts = levels.flatMap((level) => {
    const text = hit.hierarchy?.[level];
    return text ? [hit.marked?.[level] ?? text] : [];
  });
  const [area, ...headings] = texts;
  if (to === undefined || area === undefined) return undefined;
  return {
    id: hit.objectID,
    hit,
    to,
    area: hit.hierarchy.lvl0 ?? area,
    title: headings.at(-1) ?? area,
    trail: headings.slice(0, -1),
    snippet: hit.snippet,
  };
}

const signs: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'"};

/** @returns escaped text as it reads */
export const decode = (html: string): string =>
  html.replace(
    /&(amp|lt|gt|quot|#39|#x27);/gi,
    (entity, name: string) => signs[name.toLowerCase()] ?? entity,
  );

/** @returns a text of a hit without its marks */
export const plainText = (html: string): string => decode(html.replace(/<\/?mark>/g, ''));

/** As much of a word as its other forms share, such as `hold` of `holds`. */
const stemOf = (word: string) => word.slice(0, Math.min(5, Math.max(3, word.length - 1)));

/** @returns whether title and headings of a hit hold all words of a query, in whatever form, so that no text is needed */
export function holdsAllWords({title, trail, area}: HitView, query: string): boolean {
  const shown = plainText([title, ...trail, area].join(' ')).toLowerCase();
  return (query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => shown.includes(stemOf(word)));
}

/** Groups values by key, in the order in which the keys first occur. */
function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/** Sections of the API reference repeat titles, such as the answers of operations: equal ones are one row. */
function rowOf({objectID, hierarchy}: Hit): string {
  const titles = levels.flatMap((level) => hierarchy[level] ?? []);
  return hierarchy.lvl0 === apiReference.name && titles.length > 2 ? `title ${titles.at(-1)}` : objectID;
}

/**
 * @param hits best first
 * @returns the views of those with a usable address, in their order; of equal titles the best says how many it stands for
 */
export const viewsOf = (hits: readonly Hit[]): HitView[] =>
  [...groupBy(hits, rowOf).values()].flatMap(([best, ...equal]) => {
    const view = best && viewOf(best);
    return view ? [{...view, folded: equal.length}] : [];
  });

/** Sets `isChild` on sections that follow the hit of their own page. */
function withChildren(views: readonly HitView[]): HitView[] {
  const page = views.findIndex(({trail}) => !trail.length);
  return views.map((view, index) => ({...view, isChild: page >= 0 && index > page}));
}

/**
 * Groups views by product, then by page, in the order of each group's best hit; the first hit stays first.
 *
 * @param limit the most hits of an area
 */
export const groupsOf = (views: readonly HitView[], limit = hitsPerArea): HitGroup[] =>
  [...groupBy(views, ({area}) => area)].map(([area, all]) => {
    const pages = groupBy(all.slice(0, limit), ({hit}) => hit.hierarchy.lvl1 ?? '');
    return {area, views: [...pages.values()].flatMap(withChildren)};
  });
