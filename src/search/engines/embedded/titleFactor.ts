/** Raises sections whose titles are, begin with, or hold what was typed. */
import {memoised} from '../../language/memoise';
import {lineOf, stemOf} from '../../language/tokeniser';
import type {Section} from './indexFile';

/** Texts are compared by stems, so that inflections and American spelling match. */
const stemmed = memoised((text) => lineOf(text).split(' ').map(stemOf).join(' '));

/** Letters and digits only: `FOC-2104`, `foc 2104` and `foc2104` are the same. */
const squeeze = (line: string) => line.replace(/ /g, '');

/**
 * @param query what the reader typed
 * @returns a function that gives the factor by which a section's score changes
 */
export function titleFactor(query: string): (section: Section) => number {
  const phrase = stemmed(query);
  const words = phrase.split(' ');

  const phraseLetters = squeeze(phrase);

  return ({title: written, label, depth}) => {
    const title = stemmed(written);
    const titleWords = title.split(' ');
    const names = [title, stemmed(label)].map(squeeze);
    const shared = titleWords.filter((word) => words.includes(word)).length / titleWords.length;
    const factor = (1 + 0.01 * (6 - depth)) * (1 + 0.5 * shared);
    if (names.includes(phraseLetters)) return factor * (depth === 1 ? 3.4 : 2);
    if (names.some((name) => name.startsWith(phraseLetters))) return factor * 1.5;
    return words.length > 1 && ` ${title}`.includes(` ${phrase}`) ? factor * 1.35 : factor;
  };
}
