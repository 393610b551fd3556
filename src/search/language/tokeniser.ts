/** Tokeniser, stemmer and stop words of the embedded index and of its queries. Pure functions. */
import {stemmer} from 'stemmer';
import {memoised} from './memoise';

export {stopWords} from './stopWords';

/** Lower case, without accents. */
export function normalise(text: string): string {
  // Most words are plain letters, which need no decomposition.
  if (/^[!-~ ]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Runs of letters, digits and underscores, with the hyphens, dots and underscores inside them. */
const compounds = /[\p{L}\p{N}]+(?:[-._:’'][\p{L}\p{N}]+)*/gu;

/** Where a compound is split: at punctuation, or between a small and a capital letter (`legalHoldId`). */
const joints = /[-._:’']|(?<=\p{Ll})(?=\p{Lu})/u;

/** Terms are cut to this length: longer ones are names and digests, which differ before. */
const longest = 24;

const termOf = (written: string) => normalise(written).slice(0, longest);

/** A word as it was written: the whole without its joints, and its parts when there are several. */
export type Word = {whole: string; parts: readonly string[]};

/** `4.0.1` keeps its dots, so that it is not taken for 401. */
function join(written: string, pieces: readonly string[]): string {
  return termOf(/\p{L}/u.test(written) ? pieces.join('') : written);
}

/** A compound of so many pieces is a date, an identifier or an address, not a name. */
const manyPieces = 4;

const manyKnown = 100_000;

const wordsIn = memoised((written): readonly Word[] => {
  const pieces = written.split(joints).filter(Boolean);
  if (pieces.length === 1) return [{whole: termOf(written), parts: []}];
  const whole = join(written, pieces);
  const parts = pieces.map(termOf);
  if (pieces.length < manyPieces) return [{whole, parts}];
  return /\d/.test(written) ? [{whole, parts: []}] : parts.map((part) => ({whole: part, parts: []}));
}, manyKnown);

/**
 * The words of a text, in order.
 *
 * `FOC-2104` is `foc2104` with the parts `foc` and `2104`; `legalHoldId` is `legalholdid` with three parts. Of a
 * long compound with digits, such as a time, only the whole counts; of one without, such as a host, only the parts.
 */
export function wordsOf(text: string): Word[] {
  return (text.match(compounds) ?? []).flatMap(wordsIn);
}

/**
 * Replaces words of a text where they stand.
 *
 * @param replacement given a word as it was written and as it is searched; undefined keeps it
 */
export const replaceWords = (
  text: string,
  replacement: (written: string, word: Word) => string | undefined,
): string =>
  text.replace(compounds, (written) => {
    const [word, ...others] = wordsIn(written);
    return (word && others.length === 0 && replacement(written, word)) || written;
  });

/** All index terms of a text: whole words and parts of compounds. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap(({whole, parts}) => [whole, ...parts]);
}

/** Whether a term is the text of an identifier, a digest or a time of an example, for which nobody searches. */
export const isIdentifier = (term: string): boolean =>
  /^(?=.{11})(?:[a-z]*\d+[a-z]+){2,}|^\d\d:|^\d{7,}$/.test(term);

/** The words of a text as one line, parts apart: two texts that read alike have the same line. */
export function lineOf(text: string): string {
  return wordsOf(text)
    .flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]))
    .join(' ');
}

/** British endings and their American sisters; both become the American one, which the stemmer knows. */
const american: readonly [RegExp, string][] = [
  [/is(e|ed|es|er|ers|ing|ation|ations)$/, 'iz$1'],
  [/ys(e|ed|es|ing)$/, 'yz$1'],
  [/(.{2})our(s|ed|ing|al|ful)?$/, '$1or$2'],
  [/(.{2})tre(s?)$/, '$1ter$2'],
  [/ogue(s?)$/, 'og$1'],
  [/(.{2})enc(e|es|ed|ing)$/, '$1ens$2'],
  [/(.{3})ll(ed|ing|er|ers|ation)$/, '$1l$2'],
  [/(.{3})ll$/, '$1l'],
  [/dgement(s?)$/, 'dgment$1'],
  [/ogramme(s?)$/, 'ogram$1'],
];

/** @returns the American spelling of a word, which its British sister shares */
export const spellingOf = (word: string): string =>
  american.reduce((spelt, rule) => spelt.replace(...rule), word);

/**
 * Porter's stem of the American spelling, which inflections and British spelling share.
 * It is a key for comparison, not a word (`authorise` and `authorization` give `author`).
 */
export const stemOf = memoised((word) => {
  const isName = word.length < 4 || /\d/.test(word);
  return isName ? word : stemmer(spellingOf(word));
}, manyKnown);
