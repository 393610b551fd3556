/** Parses a query into words, and finds the synonyms of its phrases. */
import {stopWords, wordsOf, type Word} from '../../language/tokeniser';

export type Query = {
  /** Every word, in the reader's order. */
  typed: readonly Word[];
  words: readonly Word[];
  /** Stop words of a query that has other words as well. */
  fillers: readonly Word[];
  /** The last word may be unfinished, so prefixes match as well. */
  isOpen: boolean;
};

/** Splits a query into words and, if other words remain, stop words. */
export function parseQuery(text: string): Query {
  const all = wordsOf(text);
  const telling = all.filter(({whole}) => !stopWords.has(whole));
  const isOpen = /[\p{L}\p{N}]$/u.test(text);
  const last = all.at(-1);
  const words = telling.length > 0 ? telling : all;
  const fillers = all.filter((word) => !words.includes(word));
  return {typed: all, words, fillers, isOpen: isOpen && words.at(-1) === last};
}

/** Groups of phrases that mean the same, each phrase as its words. */
export type Synonyms = readonly {phrases: readonly (readonly string[])[]; isSpelling: boolean}[];

/** @param spellings number of groups, the first, whose words are one word in two spellings */
export const readSynonyms = (groups: readonly (readonly string[])[], spellings: number): Synonyms =>
  groups.map((group, index) => ({
    phrases: group.map((phrase) => wordsOf(phrase).map(({whole}) => whole)),
    isSpelling: index < spellings,
  }));

const startsAt = (words: readonly string[], at: number, phrase: readonly string[]) =>
  phrase.every((word, index) => words[at + index] === word);

/** Phrases that mean the same as a part of the query, with the words that they stand for. */
export function synonymsIn(
  {typed}: Query,
  synonyms: Synonyms,
): {phrase: readonly string[]; standsFor: ReadonlySet<Word>; isSpelling: boolean}[] {
  const wholes = typed.map(({whole}) => whole);
  return synonyms.flatMap(({phrases, isSpelling}) =>
    phrases.flatMap((phrase) =>
      typed.flatMap((_, at) => {
        if (!startsAt(wholes, at, phrase)) return [];
        const standsFor = new Set(typed.slice(at, at + phrase.length));
        return phrases
          .filter((other) => other !== phrase)
          .map((other) => ({phrase: other, standsFor, isSpelling}));
      }),
    ),
  );
}

/** Every term that the dictionaries must be able to look up for a query. */
export function lookedUp(query: Query, synonyms: Synonyms): string[] {
  const words = [...query.words, ...query.fillers].flatMap(({whole, parts}) => [whole, ...parts]);
  return [...words, ...synonymsIn(query, synonyms).flatMap(({phrase}) => phrase)];
}
