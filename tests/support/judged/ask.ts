/** Asks an engine the judged searches. */
import type {Engine} from '../../../src/search/engines/embedded/engine';
import {rankOf, relevanceOf, type Relevance} from '../relevance';
import type {Judged, JudgedSet} from './index';

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

/** What a set says about an engine; `section` and `silent` are shares of the rows that ask for it. */
export type Verdict = Relevance & {rows: readonly Ranked[]; section: number; silent: number};

/** Addresses of the hits, with their anchors, in order. */
export type Finder = (query: string) => readonly string[] | Promise<readonly string[]>;

/** @returns what the dialog would show */
export const finderOf =
  (engine: Engine): Finder =>
  (query) =>
    engine.answer({query}).hits.map(({url}) => {
      const {pathname, hash} = new URL(url);
      return decodeURIComponent(pathname + hash);
    });

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

const share = <T>(items: readonly T[], holds: (item: T) => boolean | undefined) =>
  items.filter(holds).length / items.length;

/** Asks all searches of a set. */
export async function judge({answered, nonsense}: JudgedSet, find: Finder): Promise<Verdict> {
  const rows: Ranked[] = [];
  for (const row of answered) rows.push(rankedBy(row, await find(row.query)));
  const answers: (readonly string[])[] = [];
  for (const query of nonsense) answers.push(await find(query));
  return {
    ...relevanceOf(rows.map(({rank}) => rank)),
    rows,
    section: share(
      rows.filter(({isAnchored}) => isAnchored !== undefined),
      ({isAnchored}) => isAnchored,
    ),
    silent: share(answers, ({length}) => length === 0),
  };
}
