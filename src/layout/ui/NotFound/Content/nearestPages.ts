/** Ranks pages by similarity to an address that does not exist. */
import {withBase} from '@site/src/site/base';
import {pagesPath} from '@site/src/site/identity';
import {fetchJson} from '@site/src/runtime/contract';

export type Page = readonly [path: string, title: string];

const count = 3;

const spaced = (text: string): string => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Sørensen–Dice coefficient of the letter pairs of two texts, from 0 to 1. */
function diceCoefficient(one: string, other: string): number {
  const pairsOf = (text: string) =>
    new Set(Array.from({length: text.length - 1}, (_, index) => text.slice(index, index + 2)));
  const [first, second] = [pairsOf(spaced(one)), pairsOf(spaced(other))];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size);
}

/** @returns the last segment of an address as a search query; empty when there is none */
export function queryFromPath(pathname: string): string {
  return spaced(lastOf(pathname.replace(/(\/index)?\.html?$|\/+$/g, '')))
    .trim()
    .slice(0, 64);
}

/** @returns the three pages most similar to an address, the best first */
export function rankPages(pathname: string, pages: readonly Page[]): Page[] {
  const words = queryFromPath(pathname);
  const similarityOf = ([path, title]: Page) =>
    diceCoefficient(pathname, path) +
    Math.max(diceCoefficient(words, lastOf(path)), diceCoefficient(words, title));
  return pages
    .map((page) => ({page, rank: similarityOf(page)}))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, count)
    .map(({page}) => page);
}

/** @throws Error when the list of pages cannot be fetched */
export async function findNearest(pathname: string): Promise<Page[]> {
  return rankPages(pathname, (await fetchJson(withBase(pagesPath))) as Page[]);
}
