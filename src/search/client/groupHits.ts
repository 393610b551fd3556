import {foldTitles} from './foldTitles';
import type {Hit} from './port';
import {viewOf, type HitView} from './hitView';

/** A hit with its level in the list. */
export type GroupedHit = {
  hit: Hit;
  view: HitView;
  /** Whether the hit is a section that follows the hit of its own page in the group. */
  isChild: boolean;
};

export type HitGroup = {area: string; hits: GroupedHit[]};

/** Of all areas together: DocSearch's own limit, `maxResultsPerGroup`. */
const hitsPerArea = 5;

/** Groups values by key, in the order in which the keys first occur. */
function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/**
 * Groups hits by product, then by page, in the order of each group's best hit; the first hit stays first.
 *
 * @param hits best first; those without a usable address are left out
 * @param limit the most hits of an area
 */
export function groupHits(hits: readonly Hit[], limit = hitsPerArea): HitGroup[] {
  const placed = foldTitles(hits).flatMap((hit) => {
    const view = viewOf(hit);
    return view ? [{hit, view}] : [];
  });
  return [...groupBy(placed, ({view}) => view.area)].map(([area, all]) => {
    const pages = groupBy(all.slice(0, limit), ({hit}) => hit.hierarchy.lvl1 ?? '');
    return {area, hits: [...pages.values()].flatMap(withChildren)};
  });
}

/** Sets `isChild` on sections that follow the hit of their own page. */
function withChildren(hits: readonly Omit<GroupedHit, 'isChild'>[]): GroupedHit[] {
  const page = hits.findIndex(({view}) => view.trail.length === 0);
  return hits.map((hit, index) => ({...hit, isChild: page >= 0 && index > page}));
}
