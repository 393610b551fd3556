/** The pages that a reader may have meant, by their addresses and titles. */
import {withBase} from '@site/src/site/base';
import {pagesPath} from '@site/src/site/identity';
import {fetchJson} from '@site/src/runtime/contract';

export type Page = readonly [path: string, title: string];

const count = 3;

const spaced = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Part of the pairs of letters that two texts share, from 0 to 1. */
function likeness(one: string, other: string): number {
  const pairsOf = (text: string) =>
    new Set(Array.from({length: text.length - 1}, (_, index) => text.slice(index, index + 2)));
  const [first, second] = [pairsOf(spaced(one)), pairsOf(spaced(other))];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size);
}

/** The last part of an address in words, for a search; nothing when there is none. */
export function wordsOf(pathname: string): string {
  return spaced(lastOf(pathname.replace(/(\/index)?\.html?$|\/+$/g, '')))
    .trim()
    .slice(0, 64);
}

/** @returns the three pages nearest to an address, the nearest first */
export function nearest(pathname: string, pages: readonly Page[]): Page[] {
  const words = wordsOf(pathname);
  const nearness = ([path, title]: Page) =>
    likeness(pathname, path) + Math.max(likeness(words, lastOf(path)), likeness(words, title));
  return pages
    .map((page) => ({page, rank: nearness(page)}))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, count)
    .map(({page}) => page);
}

/** @throws Error when the list of pages does not come */
export async function findNearest(pathname: string): Promise<Page[]> {
  return nearest(pathname, (await fetchJson(withBase(pagesPath))) as Page[]);
}
