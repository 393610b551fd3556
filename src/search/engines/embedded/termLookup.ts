/** Looks up the dictionary terms that match a word. */
import {spellingOf, stemOf} from '../../language/tokeniser';
import type {Dictionary} from './dictionary';
import {editsFor} from './fuzzy';
import {dictionaryPartOf, smallParts} from './indexFormat';
import {insertRanked} from './insertRanked';

/** A term of the dictionary and the weight of its match with the typed word (0 to 1). */
export type TermMatch = {dictionary: string; index: number; term: string; weight: number; sign: number};

/** Weights of inexact matches. */
const weights = {spelling: 0.97, stem: 0.7, prefix: 0.8, oneEdit: 0.55, twoEdits: 0.35};

/** Maximum matches by length of the prefix: more cost time and files, and the next letter shortens the list. */
const mostPrefixes = [0, 8, 16, 40];
const mostGuesses = 40;

function firstNotBelow(terms: readonly string[], value: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as string) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Indexes of the terms with a prefix. */
function beginningWith({terms}: Dictionary, prefix: string): number[] {
  const found: number[] = [];
  for (let index = firstNotBelow(terms, prefix); terms[index]?.startsWith(prefix); index += 1)
    found.push(index);
  return found;
}

export type TermLookup = ReturnType<typeof termLookup>;

/** @param dictionaries the loaded parts of the dictionary */
export function termLookup(dictionaries: readonly Dictionary[]) {
  const match = (dictionary: Dictionary, index: number, weight: number): TermMatch => ({
    dictionary: dictionary.name,
    index,
    term: dictionary.terms[index] ?? '',
    weight,
    sign: dictionary.signs[index] ?? 0,
  });

  const small: readonly string[] = Object.values(smallParts);
  /** The parts that may hold a word: both of a small dictionary, or the one for its first letter. */
  const homes = (word: string): Dictionary[] =>
    dictionaries.filter(({name}) => small.includes(name) || name === dictionaryPartOf(word));

  const exact = (word: string, weight = 1): TermMatch[] =>
    homes(word).flatMap((dictionary) => {
      const index = firstNotBelow(dictionary.terms, word);
      return dictionary.terms[index] === word ? [match(dictionary, index, weight)] : [];
    });

  const inflected = (word: string, weight = 1): TermMatch[] => {
    const stem = stemOf(word);
    const start = word.slice(0, 3);
    if (start.length < 3) return [];
    return homes(word).flatMap((dictionary) =>
      beginningWith(dictionary, start).flatMap((index) => {
        const term = dictionary.terms[index] ?? '';
        if (term === word || stemOf(term) !== stem) return [];
        const isSpelling = spellingOf(term) === spellingOf(word);
        return [match(dictionary, index, weight * (isSpelling ? weights.spelling : weights.stem))];
      }),
    );
  };

  /** Terms with a prefix, those in titles first, then the most frequent; the sort key is one number for speed. */
  const begun = (word: string): TermMatch[] => {
    const most = mostPrefixes[Math.min(word.length, mostPrefixes.length - 1)] ?? 0;
    const best: {dictionary: Dictionary; index: number; rank: number}[] = [];
    for (const dictionary of homes(word))
      for (const index of beginningWith(dictionary, word)) {
        const sign = dictionary.signs[index] ?? 0;
        const {length} = dictionary.terms[index] ?? '';
        const rank = (sign % 2) * 10_000 + sign * 100 - length;
        if (length > word.length)
          insertRanked(best, {dictionary, index, rank}, most, (one, other) => one.rank > other.rank);
      }
    return best.map(({dictionary, index}) => match(dictionary, index, weights.prefix));
  };

  const guessed = (word: string, isOpen: boolean): TermMatch[] => {
    if (editsFor(word.length) === 0) return [];
    const found = dictionaries.flatMap((dictionary) =>
      dictionary.near(word, isOpen).map(({index, distance}) => ({distance, dictionary, index})),
    );
    const least = Math.min(...found.map(({distance}) => distance).filter(Boolean));
    return found
      .filter(({distance}) => distance === least)
      .map(({dictionary, index, distance}) =>
        match(dictionary, index, distance === 1 ? weights.oneEdit : weights.twoEdits),
      )
      .sort((one, other) => other.sign - one.sign)
      .slice(0, mostGuesses);
  };

  return {
    /** The word itself, if the dictionary has it. */
    exact,
    /** Its inflections and its other spelling. */
    inflected,
    /** Words that begin with it. */
    begun,
    /** Words within the edit distance for its length; for an unfinished word, words with such a prefix. */
    guessed,
    /** The best match. */
    best: (word: string, weight: number): TermMatch[] => {
      const found = exact(word, weight);
      return found.length > 0 ? found : inflected(word, weight).slice(0, 1);
    },
  };
}
