/** From a query to the terms of the dictionary that may answer it. */
import {stopWords} from '../../language/words';
import type {Dictionary} from './dictionary';
import {lookupIn, type Match} from './lookup';
import {synonymsIn, type Query, type Synonyms} from './query';

/** All of the terms must be in a section: one term, or the words of a phrase. */
export type Alternative = readonly Match[];

/** What one word of the query may be. */
export type Concept = {
  alternatives: Alternative[];
  /** A stop word beside telling words: it may lift a title that holds it, and is never missed. */
  isOptional: boolean;
};

/** How well a phrase stands for a word: its parts, its halves, it and its neighbour as one, another word for it. */
const weights = {parts: 0.8, halves: 0.7, joined: 0.9, synonym: 0.6};

/**
 * What each word of a query may be.
 *
 * @param dictionaries the parts that hold the terms of `lookedUp`; all of them for guesses
 * @param guess look for slips also in words that the dictionary has
 */
export function expand(
  query: Query,
  synonyms: Synonyms,
  dictionaries: readonly Dictionary[],
  guess = false,
): Concept[] {
  const lookup = lookupIn(dictionaries);

  /** A phrase stands only if the dictionary has all of its words, and two of them tell: `log in` is not `log`. */
  const phraseOf = (words: readonly string[], weight: number, find = lookup.best): Alternative[] => {
    const telling = words.filter((word) => !stopWords.has(word));
    if (telling.length < Math.min(words.length, 2)) return [];
    const matches = telling.map((word) => find(word, weight)[0]);
    return matches.every((one) => one !== undefined) ? [matches] : [];
  };

  const others = synonymsIn(query, synonyms);
  const neighbours = (at: number) => {
    const {words} = query;
    return [at - 1, at].flatMap((first) => {
      const [one, two] = [words[first], words[first + 1]];
      return one && two ? lookup.exact(one.whole + two.whole, weights.joined) : [];
    });
  };

  const halves = (word: string): Alternative[] =>
    Array.from({length: Math.max(0, word.length - 5)}, (_, index) => index + 3).flatMap((middle) =>
      phraseOf([word.slice(0, middle), word.slice(middle)], weights.halves, lookup.exact),
    );

  const concepts = query.words.map((word, at) => {
    const {whole, parts} = word;
    const isOpen = query.isOpen && at === query.words.length - 1;
    const sure = [
      ...lookup.exact(whole),
      ...lookup.inflected(whole),
      ...(isOpen ? lookup.begun(whole) : []),
      ...neighbours(at),
    ];
    const phrases = [
      ...halves(whole),
      ...(parts.length > 1 ? phraseOf(parts, weights.parts) : []),
      ...others
        .filter(({standsFor}) => standsFor.has(word))
        .flatMap(({phrase}) => phraseOf(phrase, weights.synonym)),
    ];
    const known = sure.length + phrases.length > 0;
    const close = known && !guess ? [] : lookup.guessed(whole, isOpen);
    const late = known || isOpen ? [] : lookup.begun(whole);
    return {
      alternatives: [...[...sure, ...late, ...close].map((one) => [one]), ...phrases],
      isOptional: false,
    };
  });
  const optional = query.fillers.map(({whole}) => ({
    alternatives: lookup.exact(whole).map((one) => [one]),
    isOptional: true,
  }));
  return [...concepts, ...optional];
}
