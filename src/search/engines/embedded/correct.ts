/** Words that no page has, and the words of the pages that a reader may have meant. */
import {replaceWords, type Word} from '../../language/tokeniser';
import type {TermLookup} from './termLookup';

/** Shorter words are near to too many others. */
const shortest = 4;

/** Words from this length are near to few others. */
const long = 7;

/** Of the words that are near, one that a title has is most likely meant. */
const isInTitle = (sign: number) => sign % 2 === 1;

const isShouted = (written: string) => written.length > 1 && written === written.toUpperCase();

/**
 * Replaces unknown words by the nearest word of the index. Acronyms, words in capitals, short words and words with
 * digits are never taken for others; with one unknown word that is left, the query is about something else.
 *
 * @param text of the query
 * @param unknown words of it that the index does not have
 * @param open the last word, when it may be unfinished
 * @returns the query that a reader may have meant; undefined when there is none
 */
export function correct(
  text: string,
  unknown: readonly Word[],
  open: Word | undefined,
  acronyms: ReadonlySet<string>,
  lookup: TermLookup,
): string | undefined {
  const left = new Set(unknown.map(({whole}) => whole));
  const corrected = replaceWords(text, (written, {whole}) => {
    if (!left.has(whole) || whole.length < shortest || /\d/.test(whole)) return undefined;
    if (isShouted(written) || acronyms.has(whole)) return undefined;
    const near = lookup.guessed(whole, open?.whole === whole);
    const titled = near.filter(({sign}) => isInTitle(sign));
    const alike = titled.filter(({term}) => term.startsWith(whole.charAt(0)));
    const [guess] = [...alike, ...titled, ...(whole.length < long ? [] : near)];
    if (guess) left.delete(whole);
    return guess?.term;
  });
  return left.size === 0 ? corrected : undefined;
}
