/** Terms of the dictionary that may stand for one word. */
import {stemOf} from '../../language/words';
import type {Dictionary} from './dictionary';
import {editsFor} from './fuzzy';
import {partOf, wholeDictionary} from './layout';
import {insert} from './top';

/** A term of the dictionary, and how well it stands for what the reader typed (0 to 1). */
export type Match = {dictionary: string; index: number; term: string; weight: number; sign: number};

/** How well a term stands for a word that it is not. */
const weights = {stem: 0.7, prefix: 0.8, oneEdit: 0.55, twoEdits: 0.35};

/** Longer lists cost time and files, and the reader's next letter shortens them anyway. */
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

/** Numbers of the terms that begin so. */
function beginningWith({terms}: Dictionary, prefix: string): number[] {
  const found: number[] = [];
  for (let index = firstNotBelow(terms, prefix); terms[index]?.startsWith(prefix); index += 1)
    found.push(index);
  return found;
}

export type Lookup = ReturnType<typeof lookupIn>;

/** @param dictionaries the parts of the dictionary at hand */
export function lookupIn(dictionaries: readonly Dictionary[]) {
  const match = (dictionary: Dictionary, index: number, weight: number): Match => ({
    dictionary: dictionary.name,
    index,
    term: dictionary.terms[index] ?? '',
    weight,
    sign: dictionary.signs[index] ?? 0,
  });

  const [first] = dictionaries;
  const isWhole = dictionaries.length === 1 && first?.name === wholeDictionary;
  /** Where words that begin like this one stand. */
  const home = (word: string): Dictionary | undefined =>
    isWhole ? first : dictionaries.find(({name}) => name === partOf(word));

  const exact = (word: string, weight = 1): Match[] => {
    const dictionary = home(word);
    if (!dictionary) return [];
    const index = firstNotBelow(dictionary.terms, word);
    return dictionary.terms[index] === word ? [match(dictionary, index, weight)] : [];
  };

  const inflected = (word: string, weight = 1): Match[] => {
    const stem = stemOf(word);
    const start = word.slice(0, 3);
    const dictionary = home(word);
    if (start.length < 3 || !dictionary) return [];
    return beginningWith(dictionary, start).flatMap((index) => {
      const term = dictionary.terms[index] ?? '';
      return term !== word && stemOf(term) === stem ? [match(dictionary, index, weight * weights.stem)] : [];
    });
  };

  /** Titles first, then the commonest: one number, because a letter or two begin thousands of terms. */
  const begun = (word: string): Match[] => {
    const most = mostPrefixes[Math.min(word.length, mostPrefixes.length - 1)] ?? 0;
    const best: {index: number; rank: number}[] = [];
    const dictionary = home(word);
    if (!dictionary) return [];
    for (const index of beginningWith(dictionary, word)) {
      const sign = dictionary.signs[index] ?? 0;
      const {length} = dictionary.terms[index] ?? '';
      const rank = (sign % 2) * 10_000 + sign * 100 - length;
      if (length > word.length) insert(best, {index, rank}, most, (one, other) => one.rank > other.rank);
    }
    return best.map(({index}) => match(dictionary, index, weights.prefix));
  };

  const guessed = (word: string, isOpen: boolean): Match[] => {
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
    /** Words within as many edits as its length forgives; with a slip in what is typed so far, as beginnings. */
    guessed,
    /** The one term that stands best for it. */
    best: (word: string, weight: number): Match[] => {
      const found = exact(word, weight);
      return found.length > 0 ? found : inflected(word, weight).slice(0, 1);
    },
  };
}
