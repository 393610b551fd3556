/** Which words are looked for on the page that a search led to. Pure functions. */
import {stopWords} from '../language/stopWords';

/** The most words, and the most letters of one: a query is short, and what an index holds is not trusted. */
const most = {words: 20, letters: 40};

/** What a reader writes around the words: `-without`, `in:product`. */
const operators = /(^|\s)(-|in:)\S+/g;

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * @param query as it was answered
 * @param marked texts that the list of results marked, in which the engine's synonyms and inflections are
 * @returns the words to look for, in small letters, each once
 */
export function wordsToFind(query: string, marked: readonly string[]): string[] {
  const all = [query.replace(operators, ' '), ...marked].flatMap(wordsIn);
  const telling = all.filter(({length}) => length > 1 && length <= most.letters);
  return [...new Set(telling.filter((word) => !stopWords.has(word)))].slice(0, most.words);
}

/** Words of so many letters are found with an ending, such as `holds` and `holding` for `hold`; shorter ones as they are. */
const shortest = 4;

const endings = 'e?s|e?d|ers?|e|y|ies|ied|ings?|ions?';

/** A word without what English puts at its end, with what it may put there. */
const formsOf = (word: string): string =>
  word.length < shortest ? `${word}s?` : `${word.replace(/(?<=\p{L}{3})(ies|e?s|e|y)$/u, '')}(?:${endings})?`;

/** @returns an expression for runs of the words, which are separated by a space or a sign at most */
export function patternOf(words: readonly string[]): RegExp {
  const word = `(?:${words.map(formsOf).join('|')})(?![\\p{L}\\p{N}])`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:[\\s\\p{P}]${word})*`, 'giu');
}

/** @returns start and end of each run of the words in a text */
export const placesIn = (text: string, pattern: RegExp): [number, number][] =>
  [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
