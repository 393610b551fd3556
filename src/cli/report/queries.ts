/** Searches that do not find their page first, of the judged set that the search may be made better with. */
import {existsSync, readFileSync} from 'node:fs';
import {builtEngine} from '../../search/contract.node';
import {search} from '../../site/identity';

/** The set is data of the tests; its sealed twin is none of the report's, so that nobody tunes to it. */
export const judgedFile = 'tests/support/judged/tuning.json';

/** By class: what is typed, and the addresses that answer it. */
type Judged = Readonly<Record<string, readonly (readonly [query: string, addresses: readonly string[]])[]>>;

export type Ranked = {
  query: string;
  /** What kind of search it is. */
  class: string;
  wanted: readonly string[];
  /** Of the first right answer, from 1; 0 when there is none. */
  place: number;
  /** The answer that came first. */
  first?: string;
};

const pageOf = (address: string): string => address.replace(/#.*/, '');

/**
 * @param found addresses of the hits in their order, with anchors
 * @param wanted addresses that are right; sections count when each of them is one
 * @returns the place of the first right one among the different ones; 0 when there is none
 */
export function placeOf(found: readonly string[], wanted: readonly string[]): number {
  const wantsSections = wanted.every((address) => address.includes('#'));
  const asked = wantsSections ? found : found.map(pageOf);
  const right = wantsSections ? wanted : wanted.map(pageOf);
  return [...new Set(asked)].findIndex((address) => right.includes(address)) + 1;
}

/**
 * Asks the search of a build.
 *
 * @returns all searches with their places; undefined where the set is not there
 * @throws Error when the index cannot be read
 */
export async function rankQueries(folder: string, file = judgedFile): Promise<Ranked[] | undefined> {
  if (!existsSync(file)) return undefined;
  const judged = JSON.parse(readFileSync(file, 'utf8')) as Judged;
  const engine = await builtEngine(folder);
  const ranked: Ranked[] = [];
  for (const [name, rows] of Object.entries(judged))
    for (const [query, wanted] of rows) {
      const {hits} = await engine.answer({
        indexName: search.indexName,
        query,
        hitsPerPage: search.hitsPerPage,
      });
      const found = hits.map(({url}) => {
        const {pathname, hash} = new URL(url);
        return decodeURIComponent(pathname + hash);
      });
      ranked.push({query, class: name, wanted, place: placeOf(found, wanted), first: found[0]});
    }
  return ranked;
}

/** @returns those that do not come first, the worst before the others */
export const lowRanked = (ranked: readonly Ranked[]): Ranked[] =>
  ranked
    .filter(({place}) => place !== 1)
    .sort((one, other) => (other.place || Infinity) - (one.place || Infinity) || 0);
