/** From a query to the terms of the dictionary that may answer it. */
import {stemOf, stopWords, wordsOf, type Word} from '../words';
import type {Dictionary} from './dictionary';
import {insert} from './top';
import {editsFor, near} from './fuzzy';

/** A term of the dictionary, and how well it stands for what the reader typed (0 to 1). */
export type Match = {dictionary: string; index: number; term: string; weight: number; sign: number};

/** All of the terms must be in a section: one term, or the words of a phrase. */
export type Alternative = readonly Match[];

/** What one word of the query may be. */
export type Concept = {
  alternatives: Alternative[];
  /** A stop word beside telling words: it may lift a title that holds it, and is never missed. */
  isOptional: boolean;
};

export type Query = {
  words: readonly Word[];
  /** Stop words of a query that has telling words as well. */
  fillers: readonly Word[];
  /** The last word may go on: the reader is still typing it. */
  isOpen: boolean;
};

const weights = {
  stem: 0.7,
  prefix: 0.8,
  parts: 0.8,
  joined: 0.9,
  halves: 0.7,
  synonym: 0.6,
  oneEdit: 0.55,
  twoEdits: 0.35,
};

/** Longer lists cost time and files, and the reader's next letter shortens them anyway. */
const mostPrefixes = [0, 8, 16, 40];

/** Words of a query; stop words stand apart as long as others remain. */
export function parse(text: string): Query {
  const all = wordsOf(text);
  const telling = all.filter(({whole}) => !stopWords.has(whole));
  const isOpen = /[\p{L}\p{N}]$/u.test(text);
  const last = all.at(-1);
  const words = telling.length > 0 ? telling : all;
  const fillers = all.filter((word) => !words.includes(word));
  return {words, fillers, isOpen: isOpen && words.at(-1) === last};
}

/** Groups of phrases that mean the same, each phrase as its words. */
export type Synonyms = readonly (readonly (readonly string[])[])[];

export const readSynonyms = (groups: readonly (readonly string[])[]): Synonyms =>
  groups.map((group) => group.map((phrase) => wordsOf(phrase).map(({whole}) => whole)));

const startsAt = (words: readonly string[], at: number, phrase: readonly string[]) =>
  phrase.every((word, index) => words[at + index] === word);

/** Phrases that mean the same as words of the query, with the first word they stand for and their number. */
export function synonymsIn(
  query: Query,
  synonyms: Synonyms,
): {at: number; length: number; phrase: readonly string[]}[] {
  const words = query.words.map(({whole}) => whole);
  return synonyms.flatMap((group) =>
    group.flatMap((phrase) =>
      words.flatMap((_, at) =>
        startsAt(words, at, phrase)
          ? group
              .filter((other) => other !== phrase)
              .map((other) => ({at, length: phrase.length, phrase: other}))
          : [],
      ),
    ),
  );
}

/** Every term that the dictionaries must be able to look up for a query. */
export function lookedUp(query: Query, synonyms: Synonyms): string[] {
  const words = [...query.words, ...query.fillers].flatMap(({whole, parts}) => [whole, ...parts]);
  return [...words, ...synonymsIn(query, synonyms).flatMap(({phrase}) => phrase)];
}

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

export function expand(
  query: Query,
  synonyms: Synonyms,
  dictionaries: readonly Dictionary[],
  guess = false,
): Concept[] {
  const match = (dictionary: Dictionary, index: number, weight: number): Match => ({
    dictionary: dictionary.name,
    index,
    term: dictionary.terms[index] ?? '',
    weight,
    sign: dictionary.signs[index] ?? 0,
  });

  const exact = (word: string, weight = 1): Match[] =>
    dictionaries.flatMap((dictionary) => {
      const index = firstNotBelow(dictionary.terms, word);
      return dictionary.terms[index] === word ? [match(dictionary, index, weight)] : [];
    });

  const inflected = (word: string, weight: number): Match[] => {
    const stem = stemOf(word);
    const start = word.slice(0, 3);
    if (start.length < 3) return [];
    return dictionaries.flatMap((dictionary) =>
      beginningWith(dictionary, start).flatMap((index) => {
        const term = dictionary.terms[index] ?? '';
        return term !== word && stemOf(term) === stem ? [match(dictionary, index, weight)] : [];
      }),
    );
  };

  /** Titles first, then the commonest: one number, because a letter or two begin thousands of terms. */
  const begun = (word: string): Match[] => {
    const most = mostPrefixes[Math.min(word.length, mostPrefixes.length - 1)] ?? 0;
    const best: {dictionary: Dictionary; index: number; rank: number}[] = [];
    for (const dictionary of dictionaries)
      for (const index of beginningWith(dictionary, word)) {
        const sign = dictionary.signs[index] ?? 0;
        const {length} = dictionary.terms[index] ?? '';
        const rank = (sign % 2) * 10_000 + sign * 100 - length;
        if (length > word.length)
          insert(best, {dictionary, index, rank}, most, (one, other) => one.rank > other.rank);
      }
    return best.map(({dictionary, index}) => match(dictionary, index, weights.prefix));
  };

  const guessed = (word: string, isOpen: boolean): Match[] => {
    const most = editsFor(word.length);
    if (most === 0) return [];
    const found = dictionaries.flatMap((dictionary) =>
      near(dictionary.terms, word, most, isOpen).map(({index, distance}) => ({distance, dictionary, index})),
    );
    const least = Math.min(...found.map(({distance}) => distance).filter(Boolean));
    return found
      .filter(({distance}) => distance === least)
      .map(({dictionary, index, distance}) =>
        match(dictionary, index, distance === 1 ? weights.oneEdit : weights.twoEdits),
      )
      .sort((one, other) => other.sign - one.sign)
      .slice(0, 40);
  };

  const best = (word: string, weight: number): Match[] => {
    const found = exact(word, weight);
    return found.length > 0 ? found : inflected(word, weight * weights.stem).slice(0, 1);
  };

  /** A phrase stands only if the dictionary has all of its words. */
  const phraseOf = (words: readonly string[], weight: number, find = best): Alternative[] => {
    const matches = words
      .filter((word) => words.length === 1 || !stopWords.has(word))
      .map((word) => find(word, weight)[0]);
    return matches.length > 0 && matches.every((one) => one !== undefined) ? [matches] : [];
  };

  const others = synonymsIn(query, synonyms);
  const neighbours = (at: number) => {
    const {words} = query;
    return [at - 1, at].flatMap((first) => {
      const [one, two] = [words[first], words[first + 1]];
      return one && two ? exact(one.whole + two.whole, weights.joined) : [];
    });
  };

  const halves = (word: string): Alternative[] =>
    Array.from({length: Math.max(0, word.length - 5)}, (_, index) => index + 3).flatMap((middle) =>
      phraseOf([word.slice(0, middle), word.slice(middle)], weights.halves, exact),
    );

  const concepts = query.words.map(({whole, parts}, at) => {
    const isOpen = query.isOpen && at === query.words.length - 1;
    const sure = [
      ...exact(whole),
      ...inflected(whole, weights.stem),
      ...(isOpen ? begun(whole) : []),
      ...neighbours(at),
    ];
    const phrases = [
      ...halves(whole),
      ...(parts.length > 1 ? phraseOf(parts, weights.parts) : []),
      ...others
        .filter((other) => at >= other.at && at < other.at + other.length)
        .flatMap(({phrase}) => phraseOf(phrase, weights.synonym)),
    ];
    const known = sure.length + phrases.length > 0;
    const close = known && !guess ? [] : guessed(whole, isOpen);
    const late = known || isOpen ? [] : begun(whole);
    return {
      alternatives: [...[...sure, ...late, ...close].map((one) => [one]), ...phrases],
      isOptional: false,
    };
  });
  const optional = query.fillers.map(({whole}) => ({
    alternatives: exact(whole).map((one) => [one]),
    isOptional: true,
  }));
  return [...concepts, ...optional];
}
