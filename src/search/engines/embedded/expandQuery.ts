/** Query expansion: the dictionary terms that may match each word of a query. */
import {stopWords} from '../../language/tokeniser';
import type {Dictionary} from './dictionary';
import {termLookup, type TermMatch} from './termLookup';
import {synonymsIn, type Query, type Synonyms} from './parseQuery';

/** One term, or the words of a phrase, all of which a section must contain. */
export type TermAlternative = readonly TermMatch[];

/** A word of the query with its alternatives. */
export type ExpandedWord = {
  alternatives: TermAlternative[];
  /** A stop word in a query with other words: it raises the score of a title, its absence costs nothing. */
  isOptional: boolean;
};

/** Weight of a phrase in place of a word: its parts, its two halves, joined with the next word, a synonym. */
const weights = {parts: 0.8, halves: 0.7, joined: 0.9, synonym: 0.6};

/**
 * Finds the alternatives of each word of a query.
 *
 * @param dictionaries the parts that hold the terms of `lookedUp`; all of them for guesses
 * @param guess look for typos also in words that the dictionary has
 */
export function expandQuery(
  query: Query,
  synonyms: Synonyms,
  dictionaries: readonly Dictionary[],
  guess = false,
): ExpandedWord[] {
  const lookup = termLookup(dictionaries);

  /** A phrase needs all of its words in the dictionary, two of them no stop words: `log in` is not `log`. */
  const phraseOf = (words: readonly string[], weight: number, find = lookup.best): TermAlternative[] => {
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

  const halves = (word: string): TermAlternative[] =>
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
