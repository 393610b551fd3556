import {apiReference} from '../../site/products';
import type {Hit} from './port';
import {levels} from '../records/record';

/** Title and area of a section of the API reference, whose operations repeat titles; undefined for all other hits. */
function repeated({hierarchy}: Hit): string | undefined {
  const titles = levels.flatMap((level) => hierarchy[level] ?? []);
  return hierarchy.lvl0 === apiReference.name && titles.length > 2 ? titles.at(-1) : undefined;
}

/**
 * Folds sections of the API reference with equal titles, such as the answers of several operations, into the best one.
 *
 * @param hits best first
 * @returns the hits in their order; a hit that others were folded into says how many
 */
export function foldTitles(hits: readonly Hit[]): Hit[] {
  const counts = new Map<string, number>();
  for (const hit of hits) {
    const title = repeated(hit);
    if (title) counts.set(title, (counts.get(title) ?? -1) + 1 + (hit.folded ?? 0));
  }
  const seen = new Set<string>();
  return hits.flatMap((hit) => {
    const title = repeated(hit);
    if (!title) return [hit];
    if (seen.has(title)) return [];
    seen.add(title);
    const folded = counts.get(title) ?? 0;
    return folded ? [{...hit, folded}] : [hit];
  });
}
