/** Asks an engine the judged searches. */
import type {Engine} from '../../../src/search/engines/embedded/engine';
import {rankOf} from '../relevance';
import type {Judged} from './index';

export type Ranked = Judged & {
  /** Place of the first right page among the distinct pages; 0 for none. */
  rank: number;
  /** Place of the first right section, where sections are wanted; the rank of the page otherwise. */
  place: number;
  /** The first hit on a right page is a right section; undefined where a page as a whole answers. */
  isAnchored?: boolean;
  /** The first hit. */
  first: string;
};

/** @returns addresses of the hits, with their anchors, in order; the request is the dialog's */
export async function addressesFor(engine: Engine, query: string): Promise<string[]> {
  const {hits} = await engine.answer({indexName: 'help', query, hitsPerPage: 20});
  return hits.map(({url}) => {
    const {pathname, hash} = new URL(url);
    return decodeURIComponent(pathname + hash);
  });
}

/** @param found addresses of the hits, with their anchors, in order */
function rankedBy(row: Judged, found: readonly string[]): Ranked {
  const pages = found.map((address) => address.replace(/#.*/, ''));
  const rank = rankOf(pages, row.pages);
  const arrived = found.find((_, index) => row.pages.includes(pages[index] ?? ''));
  return {
    ...row,
    rank,
    place: row.sections.length ? rankOf(found, row.sections) : rank,
    ...(row.sections.length && {isAnchored: arrived !== undefined && row.sections.includes(arrived)}),
    first: found[0] ?? 'nothing',
  };
}

/** @returns a judged search with the places that the engine gives to its answers */
export async function ask(engine: Engine, row: Judged): Promise<Ranked> {
  return rankedBy(row, await addressesFor(engine, row.query));
}

/** @returns the share of rows that want a section and whose first hit on a right page is one */
export function anchoredShare(ranked: readonly Ranked[]): number {
  const wanting = ranked.filter(({isAnchored}) => isAnchored !== undefined);
  return wanting.filter(({isAnchored}) => isAnchored).length / wanting.length;
}
