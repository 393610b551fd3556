/** From a query to the terms of the index that may replace each of its words. */
import {replaceWords, stopWords, wordsOf, type Word} from '../../language/tokeniser';
import type {Matcher} from './matcher';

/** Terms that a section must have all of, in place of a word, and what that counts beside the word itself. */
export type Alternative = {terms: readonly string[]; weight: number; isBeginning?: boolean};

export type QueryWord = Word & {alternatives: readonly Alternative[]};

const weights = {itself: 1, stem: 0.7, beginning: 0.8, parts: 0.8, synonym: 0.7};

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

  /** A phrase needs all of its words in the index, and so many that are no stop words: `log in` is not `log`. */
  const phrase = (words: readonly string[], weight: number, least: number): Alternative[] => {
    const wanted = words.filter((word) => !stopWords.has(word));
    const terms = wanted.flatMap((word) => (matcher.has(word) ? word : (matcher.inflected(word)[0] ?? [])));
    return terms.length === wanted.length && terms.length >= least ? [{terms, weight}] : [];
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
        ? [{terms: [whole], weight: weights.beginning, isBeginning: true}]
        : [];
    const alternatives = [
      ...(matcher.has(whole) ? [{terms: [whole], weight: weights.itself}] : []),
      ...matcher.inflected(whole).map((term) => ({terms: [term], weight: weights.stem})),
      ...(isLast ? beginning : []),
      ...(parts.length > 1 ? phrase(parts, weights.parts, 1) : []),
      ...synonymsOf(word).flatMap((words) => phrase(words, weights.synonym, Math.min(words.length, 2))),
    ];
    return {...word, alternatives: alternatives.length > 0 ? alternatives : beginning};
  });
}

const isShouted = (written: string) => written.length > 1 && written === written.toUpperCase();

/**
 * Replaces unknown words by the nearest word of the index. Acronyms, words in capitals and words with digits are never
 * taken for others; with one unknown word that is left, the query is about something else.
 *
 * @param words of the text, as `expand` gives them
 * @returns the query that a reader may have meant; undefined when there is none, or when all words are known
 */
export function correct(
  text: string,
  words: readonly QueryWord[],
  matcher: Matcher,
  {acronyms}: Vocabulary,
): string | undefined {
  const unknown = words.filter(({alternatives}) => alternatives.length === 0);
  const left = new Set(unknown.map(({whole}) => whole));
  if (left.size === 0) return undefined;
  const corrected = replaceWords(text, (written, {whole}) => {
    if (!left.has(whole) || /\d/.test(whole) || isShouted(written) || acronyms.has(whole)) return undefined;
    const last = words.at(-1);
    const nearest = matcher.nearest(whole, last?.whole === whole && isOpen(text, words, last));
    if (nearest) left.delete(whole);
    return nearest;
  });
  return left.size === 0 ? corrected : undefined;
}
