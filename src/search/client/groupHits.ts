import type {Hit} from './port';
import {viewOf, type HitView} from './hitView';

/** A hit with its rank and its level in the list. */
export type GroupedHit = {
  hit: Hit;
  view: HitView;
  /** Rank in the engine's answer, from 1, as Algolia's insights count it. */
  position: number;
  /** Whether the hit is a section that follows the hit of its own page in the group. */
  isChild: boolean;
};

export type HitGroup = {area: string; hits: GroupedHit[]};

/** DocSearch's own limit, `maxResultsPerGroup`. */
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
 */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const placed = hits.flatMap((hit, index) => {
    const view = viewOf(hit);
    return view ? [{hit, view, position: index + 1}] : [];
  });
  return [...groupBy(placed, ({view}) => view.area)].map(([area, all]) => {
    const pages = groupBy(all.slice(0, hitsPerArea), ({hit}) => hit.hierarchy.lvl1 ?? '');
    return {area, hits: [...pages.values()].flatMap(withChildren)};
  });
}

/** Sets `isChild` on sections that follow the hit of their own page. */
function withChildren(hits: readonly Omit<GroupedHit, 'isChild'>[]): GroupedHit[] {
  const page = hits.findIndex(({view}) => view.trail.length === 0);
  return hits.map((hit, index) => ({...hit, isChild: page >= 0 && index > page}));
}
