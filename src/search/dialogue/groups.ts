import type {Hit} from './port';
import {viewOf, type HitView} from './view';

/** A hit in its place. */
export type GroupedHit = {
  hit: Hit;
  view: HitView;
  /** Rank in the engine's answer, from 1, as Algolia's insights count it. */
  position: number;
  /** Whether the page itself stands above it in its group. */
  isChild: boolean;
};

export type HitGroup = {area: string; hits: GroupedHit[]};

/** DocSearch's own limit, `maxResultsPerGroup`. */
const hitsPerArea = 5;

/** Values under the same key, in the order in which the keys first came. */
function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}

/**
 * Hits by product, then by page: the best hit's product first, its page first, and so on, so that the first hit
 * stays the first.
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

/** Marks the sections that stand below their own page. */
function withChildren(hits: readonly Omit<GroupedHit, 'isChild'>[]): GroupedHit[] {
  const page = hits.findIndex(({view}) => view.trail.length === 0);
  return hits.map((hit, index) => ({...hit, isChild: page >= 0 && index > page}));
}
