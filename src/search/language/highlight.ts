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
export function escapeHtml(text: string): string {
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

/** Offset of the first matched word in a text; 0 for none. */
function firstMatch(text: string, matches: ReadonlySet<string>): number {
  let at = 0;
  for (const piece of segmentsOf(text)) {
    if (matchesIn(piece, matches) || piece.parts?.some((part) => matchesIn(part, matches))) return at;
    at += piece.written.length;
  }
  return 0;
}

/** Characters around a match that contain at least `count` words. */
const charactersAround = (count: number) => count * 20;

/** About `count` words of a text around its first match, with an ellipsis where text is left out. */
export function excerpt(text: string, matches: ReadonlySet<string>, count: number): string {
  const at = firstMatch(text, matches);
  const start = at > charactersAround(count) ? text.indexOf(' ', at - charactersAround(count)) + 1 : 0;
  const stop = text.lastIndexOf(' ', at + charactersAround(count));
  const end = at + charactersAround(count) < text.length && stop > at ? stop : text.length;
  const words = text.slice(start, end).split(/\s+/);
  const before = text.slice(start, at).split(/\s+/).length - 1;
  const from = Math.max(0, Math.min(before - Math.floor(count / 3), words.length - count));
  const to = Math.min(words.length, from + count);
  const shown = words.slice(from, to).join(' ');
  return `${start + from > 0 ? '…' : ''}${shown}${end < text.length || to < words.length ? '…' : ''}`;
}
