/** Escapes text and highlights matched words: pure functions shared by the engines. */
import {memoised} from './memoise';
import {normalise} from './tokeniser';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML: no character of it can become markup. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

export type Marks = {open: string; close: string};

/** Borders of segments that can be highlighted: words, and the parts of names such as `legalHoldId`. */
const segmentBorders = /([\p{L}\p{N}]+)/u;
const humps = /(?<=\p{Ll})(?=\p{Lu})/u;

/** A segment as written, as HTML, and normalised (`key`); text between words has no `key`, a plain word no `parts`. */
type TextSegment = {written: string; html: string; key?: string; parts?: TextSegment[]};

function segmentOf(written: string): TextSegment {
  return {written, html: escapeHtml(written), key: normalise(written)};
}

function wordOf(written: string): TextSegment {
  const parts = written.split(humps);
  return parts.length > 1 ? {...segmentOf(written), parts: parts.map(segmentOf)} : segmentOf(written);
}

/** Size of the cache of segmented texts, which need much memory: enough for two or three answers. */
const maxSegmentedTexts = 300;

const segmentsOf = memoised(
  (text) =>
    text
      .split(segmentBorders)
      .map((written, index) =>
        index % 2 === 0 ? ({written, html: escapeHtml(written)} satisfies TextSegment) : wordOf(written),
      ),
  maxSegmentedTexts,
);

const matchesIn = ({key}: TextSegment, matches: ReadonlySet<string>) => key !== undefined && matches.has(key);

/** Escapes text and encloses matched words in the highlight tags. */
export function highlight(text: string, matches: ReadonlySet<string>, {open, close}: Marks): string {
  const mark = (piece: TextSegment) => (matchesIn(piece, matches) ? open + piece.html + close : piece.html);
  return segmentsOf(text)
    .map((piece) =>
      piece.parts && !matchesIn(piece, matches) ? piece.parts.map(mark).join('') : mark(piece),
    )
    .join('');
}

/** Offsets of the matched words in a text, each with the word. */
function matchesOf(text: string, matches: ReadonlySet<string>): {at: number; word: string}[] {
  let at = 0;
  return segmentsOf(text).flatMap((piece) => {
    const found = [piece, ...(piece.parts ?? [])].find((part) => matchesIn(part, matches));
    const start = at;
    at += piece.written.length;
    return found?.key === undefined ? [] : [{at: start, word: found.key}];
  });
}

/** Characters of a word with its space, on average. */
const wordLength = 7;

/** Offset of the stretch of about `length` characters that has the most different matched words; 0 for none. */
function densest(text: string, matches: ReadonlySet<string>, length: number): number {
  const found = matchesOf(text, matches);
  let best = {at: 0, words: 0};
  found.forEach(({at}, index) => {
    const words = new Set<string>();
    for (let next = index; (found[next]?.at ?? Infinity) < at + length; next += 1)
      words.add((found[next] as {word: string}).word);
    if (words.size > best.words) best = {at, words: words.size};
  });
  return best.at;
}

/** About `count` words of a text around its densest matches, with an ellipsis where text is left out. */
export function densestExcerpt(text: string, matches: ReadonlySet<string>, count: number): string {
  const at = densest(text, matches, (count * wordLength * 2) / 3);
  const words = text.split(' ');
  const before = text.slice(0, at).split(' ').length - 1;
  const from = Math.max(0, Math.min(before - Math.floor(count / 4), words.length - count));
  const shown = words.slice(from, from + count).join(' ');
  return `${from > 0 ? '…' : ''}${shown}${from + count < words.length ? '…' : ''}`;
}
