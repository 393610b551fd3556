/** Tokeniser and stemmer of the embedded index and of its queries. Pure functions. */
import {stemmer} from 'stemmer';

/** Memoises a pure function of a text: texts repeat words, and successive keystrokes ask nearly the same query. */
export function memoised<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (!known.has(text)) known.set(text, make(text));
    return known.get(text) as T;
  };
}

/** Lower case, without accents. */
export const normalise = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Runs of letters and digits, with the hyphens, dots, colons and underscores inside them. */
const compounds = /[\p{L}\p{N}]+(?:[-._:’'][\p{L}\p{N}]+)*/gu;

/** Where a compound is split: at punctuation, or between small letters and a capital one (`legalHoldId`, but not `iPhone`). */
const joints = /[-._:’']|(?<=\p{Ll}{2})(?=\p{Lu})/u;

/** Terms are cut to this length: longer ones are names and digests, which differ before. */
const longest = 24;

/** A compound of so many pieces is a date, an identifier or an address, not a name. */
const manyPieces = 4;

/** A word, as a whole without its joints, and its parts when there are several. */
export type Word = {written: string; whole: string; parts: readonly string[]};

const wordsIn = memoised((written): readonly Word[] => {
  const pieces = written.split(joints).filter(Boolean);
  // `4.0.1` keeps its dots, so that it is not taken for 401.
  const whole = normalise(/\p{L}/u.test(written) ? pieces.join('') : written).slice(0, longest);
  const parts = pieces.map((piece) => normalise(piece).slice(0, longest));
  if (pieces.length > 1 && pieces.length < manyPieces) return [{written, whole, parts}];
  if (pieces.length === 1 || /\d/.test(written)) return [{written, whole, parts: []}];
  return pieces.map((piece, at) => ({written: piece, whole: parts[at]!, parts: []}));
});

/**
 * The words of a text, in order.
 *
 * `FOC-2104` is `foc2104` with the parts `foc` and `2104`; `legalHoldId` is `legalholdid` with three parts. Of a
 * long compound with digits, such as a time, only the whole counts; of one without, such as a host, only the parts.
 */
export const wordsOf = (text: string): Word[] => (text.match(compounds) ?? []).flatMap(wordsIn);

/** All index terms of a text: whole words and parts of compounds. */
export const termsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({whole, parts}) => [whole, ...parts]);

/** The words of a text as one line, parts apart: two texts that read alike have the same line. */
export const lineOf = (text: string): string =>
  wordsOf(text)
    .flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]))
    .join(' ');

/** British endings and their American sisters; both become the American one, which the stemmer knows. */
const american: readonly [RegExp, string][] = [
  [/is(e|ed|es|er|ers|ing|ation|ations)$/, 'iz$1'],
  [/ys(e|ed|es|ing)$/, 'yz$1'],
  [/(.{2})our(s|ed|ing|al|ful)?$/, '$1or$2'],
  [/(.{2})tre(s?)$/, '$1ter$2'],
  [/ogue(s?)$/, 'og$1'],
  [/(.{2})enc(e|es|ed|ing)$/, '$1ens$2'],
  [/(.{3})ll(ed|ing|er|ers|ation)?$/, '$1l$2'],
  [/dgement(s?)$/, 'dgment$1'],
  [/ogramme(s?)$/, 'ogram$1'],
];

/**
 * Porter's stem of the American spelling, which inflections and British spelling share.
 * It is a key for comparison, not a word (`authorise` and `authorization` give `author`).
 */
export const stemOf = memoised((word) => {
  const isName = word.length < 4 || /\d/.test(word);
  return isName ? word : stemmer(american.reduce((spelt, rule) => spelt.replace(...rule), word));
});
