/** Sorted terms as text and back: of each term only what differs from the one before (front coding). */
import {remembering} from '../../language/memo';
import {editsFor, near, type Near} from './fuzzy';
import type {Part} from './layout';

/** A sorted list of terms, with the sign of each (see `signOf`). */
export type Dictionary = {
  name: string;
  terms: readonly string[];
  signs: readonly number[];
  shards: readonly number[];
  /** Terms within the edits that a word's length forgives; for a word that goes on, terms that begin so. */
  near: (word: string, goesOn: boolean) => readonly Near[];
};

/** The count of shared letters is one sign of base 36. */
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

/** @param name of the part, which its files carry */
export function decode(name: string, {terms: lines, signs, shards}: Part): Dictionary {
  let term = '';
  const terms = lines
    .split('\n')
    .map((line) => (term = term.slice(0, parseInt(line.charAt(0), 36)) + line.slice(1)));
  const slips = (goesOn: boolean) =>
    remembering((word) => near(terms, word, editsFor(word.length), goesOn), mostRemembered);
  const [ofWords, ofBeginnings] = [slips(false), slips(true)];
  return {
    name,
    terms,
    signs: Array.from(signs, (sign) => parseInt(sign, 36)),
    shards,
    near: (word, goesOn) => (goesOn ? ofBeginnings : ofWords)(word),
  };
}

const mostRemembered = 50;
