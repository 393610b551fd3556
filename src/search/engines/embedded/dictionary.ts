/** Encodes and decodes the sorted term dictionary (front coding: each term without the prefix it shares). */
import {memoised} from '../../language/memoise';
import {editsFor, near, type Near} from './fuzzy';
import type {DictionaryPart} from './indexFormat';
import {packOrder} from './packOrder';
import {startsOf} from './splitIntoFiles';

/** A sorted list of terms, with the frequency code of each (see `signOf`). */
export type Dictionary = {
  name: string;
  terms: readonly string[];
  signs: readonly number[];
  /** Number of the first term of each pack, in the order of `places`. */
  packs: readonly number[];
  /** Place of each term in the packs. */
  places: Uint32Array;
  /** Terms within the edit distance allowed for a word's length; for an unfinished word, terms with such a prefix. */
  near: (word: string, goesOn: boolean) => readonly Near[];
};

/** The length of the shared prefix is written as one digit of base 36. */
const mostShared = 35;

function sharedLength(one: string, other: string): number {
  const end = Math.min(one.length, other.length, mostShared);
  let length = 0;
  while (length < end && one[length] === other[length]) length += 1;
  return length;
}

/** @param terms sorted, without line breaks */
export function encode(terms: readonly string[]): string {
  return terms
    .map((term, index) => {
      const shared = sharedLength(terms[index - 1] ?? '', term);
      return shared.toString(36) + term.slice(shared);
    })
    .join('\n');
}

/**
 * @param name of the dictionary part, which is in the names of its files
 * @param synonyms with which the part was written
 */
export function decode(
  name: string,
  {terms: lines, signs, packs}: DictionaryPart,
  synonyms: readonly (readonly string[])[] = [],
): Dictionary {
  let term = '';
  const terms = lines
    .split('\n')
    .map((line) => (term = term.slice(0, parseInt(line.charAt(0), 36)) + line.slice(1)));
  const slips = (goesOn: boolean) =>
    memoised((word) => near(terms, word, editsFor(word.length), goesOn), mostRemembered);
  const [ofWords, ofBeginnings] = [slips(false), slips(true)];
  return {
    name,
    terms,
    signs: Array.from(signs, (sign) => parseInt(sign, 36)),
    packs: startsOf(packs),
    places: packOrder(terms, synonyms),
    near: (word, goesOn) => (goesOn ? ofBeginnings : ofWords)(word),
  };
}

const mostRemembered = 50;
