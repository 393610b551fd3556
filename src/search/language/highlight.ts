/** Escapes text, marks matched words in it, and cuts excerpts: pure functions shared by the engines. */
import {normalise, termsOf} from './tokeniser';

/** Text as HTML between tags: no character of it can become markup. */
export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const wordBorders = /([\p{L}\p{N}]+)/u;
/** Where names such as `legalHoldId` are joined. */
const humps = /(?<=\p{Ll}{2})(?=\p{Lu})/u;

/** @returns the text as HTML, with `<mark>` around the words that match, and around the parts of names that do */
export function highlight(text: string, matches: ReadonlySet<string>): string {
  const isMatch = (piece: string) => matches.has(normalise(piece));
  const mark = (piece: string) => (isMatch(piece) ? `<mark>${escapeHtml(piece)}</mark>` : escapeHtml(piece));
  return text
    .split(wordBorders)
    .map((piece) => (isMatch(piece) ? mark(piece) : piece.split(humps).map(mark).join('')))
    .join('');
}

/** Words of an excerpt before the first that matches: on a phone it is on the first line. */
const lead = 3;

/** @returns at most `count` words around the most different matched words, with an ellipsis where text is left out */
export function densestExcerpt(text: string, matches: ReadonlySet<string>, count: number): string {
  const words = text.split(' ');
  const found = words.map((word) => termsOf(word).find((term) => matches.has(term)));
  const variety = (start: number) => new Set(found.slice(start, start + (count * 2) / 3)).size;
  let best = {at: 0, size: 0};
  found.forEach((match, at) => {
    if (match && variety(at) > best.size) best = {at, size: variety(at)};
  });
  const from = Math.max(0, best.at - lead);
  const shown = words.slice(from, from + count).join(' ');
  return `${from > 0 ? '…' : ''}${shown}${from + count < words.length ? '…' : ''}`;
}
