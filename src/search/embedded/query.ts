/** What a reader asks: the words of a query, and what else they may mean. */
import {stopWords, wordsOf, type Word} from '../words';

export type Query = {
  words: readonly Word[];
  /** Stop words of a query that has telling words as well. */
  fillers: readonly Word[];
  /** The last word may go on: the reader is still typing it. */
  isOpen: boolean;
};

/** Words of a query; stop words stand apart as long as others remain. */
export function parse(text: string): Query {
  const all = wordsOf(text);
  const telling = all.filter(({whole}) => !stopWords.has(whole));
  const isOpen = /[\p{L}\p{N}]$/u.test(text);
  const last = all.at(-1);
  const words = telling.length > 0 ? telling : all;
  const fillers = all.filter((word) => !words.includes(word));
  return {words, fillers, isOpen: isOpen && words.at(-1) === last};
}

/** Groups of phrases that mean the same, each phrase as its words. */
export type Synonyms = readonly (readonly (readonly string[])[])[];

export const readSynonyms = (groups: readonly (readonly string[])[]): Synonyms =>
  groups.map((group) => group.map((phrase) => wordsOf(phrase).map(({whole}) => whole)));

const startsAt = (words: readonly string[], at: number, phrase: readonly string[]) =>
  phrase.every((word, index) => words[at + index] === word);

/** Phrases that mean the same as words of the query, with the first word they stand for and their number. */
export function synonymsIn(
  query: Query,
  synonyms: Synonyms,
): {at: number; length: number; phrase: readonly string[]}[] {
  const words = query.words.map(({whole}) => whole);
  return synonyms.flatMap((group) =>
    group.flatMap((phrase) =>
      words.flatMap((_, at) =>
        startsAt(words, at, phrase)
          ? group
              .filter((other) => other !== phrase)
              .map((other) => ({at, length: phrase.length, phrase: other}))
          : [],
      ),
    ),
  );
}

/** Every term that the dictionaries must be able to look up for a query. */
export function lookedUp(query: Query, synonyms: Synonyms): string[] {
  const words = [...query.words, ...query.fillers].flatMap(({whole, parts}) => [whole, ...parts]);
  return [...words, ...synonymsIn(query, synonyms).flatMap(({phrase}) => phrase)];
}
