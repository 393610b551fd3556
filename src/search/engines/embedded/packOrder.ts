/** The order of terms in the packs of postings: words that a query expands to together stand together. */
import {wordsOf} from '../../language/tokeniser';

/**
 * @param terms sorted
 * @param synonyms groups of words or phrases that mean the same
 * @returns the place of each term: first the words of each group, then all others as they are
 */
export function packOrder(terms: readonly string[], synonyms: readonly (readonly string[])[]): Uint32Array {
  const numberOf = new Map(terms.map((term, number) => [term, number]));
  const grouped = new Set(
    synonyms
      .flatMap((group) => group.flatMap((phrase) => wordsOf(phrase).map(({whole}) => numberOf.get(whole))))
      .filter((number) => number !== undefined),
  );
  const places = new Uint32Array(terms.length);
  let place = 0;
  for (const number of grouped) places[number] = place++;
  for (let number = 0; number < terms.length; number += 1) if (!grouped.has(number)) places[number] = place++;
  return places;
}
