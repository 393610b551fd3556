/** Query expansion: the dictionary terms that may match each word of a query. */
import {stopWords} from '../../language/tokeniser';
import type {TermLookup, TermMatch} from './termLookup';
import {synonymsIn, type Query, type Synonyms} from './parseQuery';

/** One term, or the words of a phrase, all of which a section must contain. */
export type TermAlternative = readonly TermMatch[];

/** A word of the query with its alternatives. */
export type ExpandedWord = {
  alternatives: TermAlternative[];
  /** A stop word in a query with other words: it raises the score of a title, its absence costs nothing. */
  isOptional: boolean;
};

/** Weight of a phrase in place of a word: its parts, its two halves, joined with the next word, another spelling, a synonym. */
const weights = {parts: 0.8, halves: 0.7, joined: 0.9, spelling: 0.95, synonym: 0.7};

/**
 * Finds the alternatives of each word of a query, in its order, then of its stop words.
 *
 * @param lookup in the parts of the dictionary that hold the terms of `lookedUp`; in all of them for guesses
 * @param acronyms words that stand for no others
 * @param guesses whether an unknown word may stand for those that are spelt like it
 */
export function expandQuery(
  query: Query,
  synonyms: Synonyms,
  lookup: TermLookup,
  acronyms: ReadonlySet<string> = new Set(),
  guesses = false,
): ExpandedWord[] {
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
    const isLast = query.isOpen && at === query.words.length - 1;
    // Too many words begin with a letter or two to say which is meant.
    const isBegun = isLast && at > 0 && whole.length < 3 && lookup.exact(whole).length === 0;
    const isOpen = isLast && !isBegun;
    const sure = [
      ...lookup.exact(whole),
      ...lookup.inflected(whole),
      ...(isOpen && !acronyms.has(whole) ? lookup.begun(whole) : []),
      ...neighbours(at),
    ];
    const phrases = [
      ...halves(whole),
      ...(parts.length > 1 ? phraseOf(parts, weights.parts) : []),
      ...others
        .filter(({standsFor}) => standsFor.has(word))
        .flatMap(({phrase, isSpelling}) => phraseOf(phrase, isSpelling ? weights.spelling : weights.synonym)),
    ];
    const known = sure.length + phrases.length > 0;
    const close = known || !guesses ? [] : lookup.guessed(whole, isOpen);
    const late = known || isOpen || acronyms.has(whole) ? [] : lookup.begun(whole);
    return {
      alternatives: [...[...sure, ...late, ...close].map((one) => [one]), ...phrases],
      isOptional: isBegun,
    };
  });
  const optional = query.fillers.map(({whole}) => ({
    alternatives: lookup.exact(whole).map((one) => [one]),
    isOptional: true,
  }));
  return [...concepts, ...optional];
}
