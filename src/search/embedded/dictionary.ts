/** Sorted terms as text and back: of each term only what differs from the one before (front coding). */
import type {Part} from './layout';

/** A sorted list of terms, with the sign of each (see `signOf`). */
export type Dictionary = {name: string; terms: string[]; signs: number[]; shards: readonly number[]};

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
export function decode(name: string, {terms, signs, shards}: Part): Dictionary {
  let term = '';
  return {
    name,
    terms: terms
      .split('\n')
      .map((line) => (term = term.slice(0, parseInt(line.charAt(0), 36)) + line.slice(1))),
    signs: Array.from(signs, (sign) => parseInt(sign, 36)),
    shards,
  };
}
