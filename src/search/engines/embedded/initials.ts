/** The best pages for each first letter, stored in the index entry, so that one letter needs no further request. */
import {titleOf, type SearchRecord} from '../../records/record';
import {stopWords, termsOf} from '../../language/tokeniser';
import type {Initials} from './indexFormat';
import type {LocatedSection} from './indexStore';
import {insertRanked} from './insertRanked';

/** Pages for each letter: as many as a phone shows above its keyboard. */
const mostPages = 4;

/** Titles with digits in front are dates and counts. */
const isLetter = /^\p{L}/u;

type Candidate = {number: number; score: number};

const isBefore = (one: Candidate, other: Candidate) =>
  one.score > other.score || (one.score === other.score && one.number < other.number);

/** Guides before reference before news; titles that begin with the letter, and short ones, before others. */
function scoreOf({title, rank}: {title: string; rank: number}, isFirst: boolean): number {
  return rank + (isFirst ? 40 : 0) - title.length / 4;
}

/**
 * @param records in the order of the index
 * @param facets number of the facet of each record
 */
export function initialsOf(records: readonly SearchRecord[], facets: readonly number[]): Initials {
  const best = new Map<string, Candidate[]>();
  records.forEach((record, number) => {
    if (record.type !== 'lvl1') return;
    const title = titleOf(record);
    const words = termsOf(title).filter((word) => isLetter.test(word) && !stopWords.has(word));
    for (const letter of new Set(words.map((word) => word.charAt(0)))) {
      const score = scoreOf({title, rank: record.weight.pageRank}, words[0]?.startsWith(letter) ?? false);
      const list = best.get(letter) ?? [];
      insertRanked(list, {number, score}, mostPages, isBefore);
      best.set(letter, list);
    }
  });
  const chosen = [...new Set([...best.values()].flat().map(({number}) => number))];
  const pageOf = (number: number): Initials['pages'][number] => {
    const record = records[number] as SearchRecord;
    return [titleOf(record), new URL(record.url).pathname, facets[number] ?? 0];
  };
  return {
    pages: chosen.map(pageOf),
    letters: Object.fromEntries(
      [...best].sort().map(([letter, list]) => [letter, list.map(({number}) => chosen.indexOf(number))]),
    ),
  };
}

/** A page in the form in which the index store returns sections. */
function locatedOf([title, path, facet]: Initials['pages'][number]): LocatedSection {
  const section: LocatedSection['section'] = [1, title, 0, 0, 0];
  return {run: {path, facet, above: [], sections: [section]}, section, index: 0};
}

/**
 * @param typed what a reader typed so far
 * @param passes whether the pages of a facet may be shown
 * @returns the best pages for a first letter and the words to mark in them; nothing for longer queries
 */
export function answerInitial(
  {pages, letters}: Initials,
  typed: string,
  passes: (facet: number) => boolean,
): {found: LocatedSection[]; matches: Set<string>} {
  const [letter = ''] = typed.trim().length === 1 ? termsOf(typed) : [];
  const found = (letters[letter] ?? []).flatMap((number) => {
    const page = pages[number];
    return page && passes(page[2]) ? [page] : [];
  });
  const words = found.flatMap(([title]) => termsOf(title)).filter((word) => word.startsWith(letter));
  return {found: found.map(locatedOf), matches: new Set(words)};
}
