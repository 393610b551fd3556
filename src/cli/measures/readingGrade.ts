/** How hard prose is to read: the Flesch–Kincaid grade, which is the school year of the United States that understands it. */
import {syllable} from 'syllable';

/** Below it a single long sentence decides, and the grade says nothing. */
const leastWords = 100;

/**
 * Weights of the formula. Source: J. P. Kincaid and others, Derivation of New Readability Formulas for Navy Enlisted
 * Personnel, Research Branch Report 8-75, 1975.
 */
const weights = {sentence: 0.39, syllables: 11.8, constant: -15.59};

const sentences = new Intl.Segmenter('en-GB', {granularity: 'sentence'});
const words = new Intl.Segmenter('en-GB', {granularity: 'word'});

/** @returns the words of a text, without numbers and signs */
export const wordsIn = (text: string): string[] =>
  [...words.segment(text)]
    .filter(({isWordLike, segment}) => isWordLike && /\p{L}/u.test(segment))
    .map(({segment}) => segment);

const sentencesIn = (text: string): string[] =>
  [...sentences.segment(text)].map(({segment}) => segment).filter((segment) => wordsIn(segment).length > 0);

/**
 * @param passages paragraphs, entries of lists; the end of each ends a sentence
 * @returns the grade with one decimal; undefined where there are too few words to say
 */
export function readingGrade(passages: readonly string[]): number | undefined {
  const spoken = passages.flatMap(sentencesIn);
  const all = spoken.flatMap(wordsIn);
  if (all.length < leastWords) return undefined;
  const syllables = all.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const grade =
    weights.sentence * (all.length / spoken.length) +
    weights.syllables * (syllables / all.length) +
    weights.constant;
  return Math.round(grade * 10) / 10;
}
