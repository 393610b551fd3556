/** From a query to the terms of the index that may replace each of its words. */
import {stopWords} from '../../language/stopWords';
import {wordsOf, type Word} from '../../language/tokeniser';
import type {Matcher} from './matcher';

/** Terms that a section must have all of, in place of a word, and what that counts beside the word itself. */
export type Alternative = {terms: readonly string[]; weight: number; isBeginning?: boolean};

export type QueryWord = Word & {alternatives: readonly Alternative[]};

/** What counts less than a word itself: its other forms, parts and synonyms, and what begins with it. */
const weights = {replaced: 0.7, begun: 0.8};

/** What a reader writes and means, as the index carries it. */
export type Vocabulary = {
  /** Groups of phrases that mean the same, each phrase as its words. */
  synonyms: readonly (readonly (readonly string[])[])[];
  /** Words that are neither corrected nor completed. */
  acronyms: ReadonlySet<string>;
};

/** Whether a word is the last of a query, and not yet finished. */
const isOpen = (text: string, words: readonly Word[], word: Word) =>
  words.at(-1) === word && /[\p{L}\p{N}]$/u.test(text);

/** @returns the words of a query that say something, in their order, each with the terms of the index for it */
export function expand(text: string, matcher: Matcher, {synonyms, acronyms}: Vocabulary): QueryWord[] {
  const typed = wordsOf(text);
  const telling = typed.filter(({whole}) => !stopWords.has(whole));

  /** A phrase needs all of its words in the index, but for stop words. */
  const phrase = (words: readonly string[]): Alternative[] => {
    const wanted = words.filter((word) => !stopWords.has(word));
    const terms = wanted.flatMap((word) => (matcher.has(word) ? word : (matcher.inflected(word)[0] ?? [])));
    return terms.length > 0 && terms.length === wanted.length ? [{terms, weight: weights.replaced}] : [];
  };
  const isAt = (at: number, words: readonly string[]) =>
    words.some((_, back) => words.every((word, next) => typed[at - back + next]?.whole === word));
  const synonymsOf = (word: Word) =>
    synonyms.flatMap((group) => {
      const said = group.find((words) => isAt(typed.indexOf(word), words));
      return said ? group.filter((words) => words !== said) : [];
    });

  return (telling.length > 0 ? telling : typed).map((word) => {
    const {whole, parts} = word;
    const isLast = isOpen(text, typed, word);
    const beginning: Alternative[] =
      matcher.isBeginning(whole) && !acronyms.has(whole)
        ? [{terms: [whole], weight: weights.begun, isBeginning: true}]
        : [];
    const alternatives = [
      ...(matcher.has(whole) ? [{terms: [whole], weight: 1}] : []),
      ...matcher.inflected(whole).map((term) => ({terms: [term], weight: weights.replaced})),
      ...(isLast ? beginning : []),
      ...(parts.length > 1 ? phrase(parts) : []),
      ...synonymsOf(word).flatMap(phrase),
    ];
    return {...word, alternatives: alternatives.length > 0 ? alternatives : beginning};
  });
}

/** Whether a word is never taken for another: an acronym, a word in capitals or one with a digit. */
const isFixed = ({written, whole}: Word, {acronyms}: Vocabulary) =>
  acronyms.has(whole) || /\d/.test(whole) || (written.length > 1 && written === written.toUpperCase());

/**
 * Replaces unknown words by the nearest word of the index; with one that is left, the query is about something else.
 *
 * @param words of the text, as `expand` gives them
 * @returns the query that a reader may have meant; undefined when there is none, or when all words are known
 */
export function correct(
  text: string,
  words: readonly QueryWord[],
  matcher: Matcher,
  vocabulary: Vocabulary,
): string | undefined {
  const unknown = words.filter(({alternatives}) => alternatives.length === 0);
  let corrected = text;
  for (const word of unknown) {
    const isUnfinished = isOpen(text, words, word);
    const nearest = isFixed(word, vocabulary) ? undefined : matcher.nearest(word.whole, isUnfinished);
    if (!nearest) return undefined;
    corrected = corrected.replace(word.written, nearest);
  }
  return unknown.length > 0 ? corrected : undefined;
}
