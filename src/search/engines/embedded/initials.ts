/** The pages for the first letters of a word, from the titles alone, so that they need no further request. */
import {normalise, stopWords, termsOf} from '../../language/tokeniser';
import type {Section} from './indexStore';

/** As many as a phone shows above its keyboard. */
const mostPages = 4;

/** @returns the letters, when one or two are all that was typed */
export function lettersOf(query: string): string | undefined {
  const letters = normalise(query.trim());
  return /^\p{L}{1,2}$/u.test(letters) ? letters : undefined;
}

/**
 * Pages with a word that begins with the letters: those that begin with them first, short titles before long ones.
 *
 * @param pages in the order of the index
 */
export function pagesFor(letters: string, pages: readonly Section[]): Section[] {
  const found = pages.flatMap((page) => {
    const words = termsOf(page.title).filter((word) => !stopWords.has(word));
    if (!words.some((word) => word.startsWith(letters))) return [];
    return [{page, cost: page.title.length / 4 - (words[0]?.startsWith(letters) ? 40 : 0)}];
  });
  return found
    .sort((one, other) => one.cost - other.cost || one.page.id - other.page.id)
    .slice(0, mostPages)
    .map(({page}) => page);
}
