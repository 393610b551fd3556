/** Text as HTML with the words that matched marked: pure functions shared by the engines. */
import {remembering} from './memo';
import {normalise} from './words';

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

/** Pieces between which a mark may begin or end: words, and the parts of names such as `legalHoldId`. */
const pieces = /([\p{L}\p{N}]+)/u;
const humps = /(?<=\p{Ll})(?=\p{Lu})/u;

/** A piece of a text as it stands there, as HTML, and as it is compared; what is between words has no `key`, a plain word no `parts`. */
type Piece = {written: string; html: string; key?: string; parts?: Piece[]};

function pieceOf(written: string): Piece {
  return {written, html: escapeHtml(written), key: normalise(written)};
}

function wordOf(written: string): Piece {
  const parts = written.split(humps);
  return parts.length > 1 ? {...pieceOf(written), parts: parts.map(pieceOf)} : pieceOf(written);
}

/** Texts in pieces weigh far more than texts: enough for two or three answers. */
const mostCut = 300;

const cut = remembering(
  (text) =>
    text
      .split(pieces)
      .map((written, index) =>
        index % 2 === 0 ? ({written, html: escapeHtml(written)} satisfies Piece) : wordOf(written),
      ),
  mostCut,
);

const matchesIn = ({key}: Piece, matches: ReadonlySet<string>) => key !== undefined && matches.has(key);

/** Escaped text in which the words that matched stand between the marks. */
export function highlight(text: string, matches: ReadonlySet<string>, {open, close}: Marks): string {
  const mark = (piece: Piece) => (matchesIn(piece, matches) ? open + piece.html + close : piece.html);
  return cut(text)
    .map((piece) =>
      piece.parts && !matchesIn(piece, matches) ? piece.parts.map(mark).join('') : mark(piece),
    )
    .join('');
}

/** Where the first of the words stands in a text; 0 when none does. */
function firstMatch(text: string, matches: ReadonlySet<string>): number {
  let at = 0;
  for (const piece of cut(text)) {
    if (matchesIn(piece, matches) || piece.parts?.some((part) => matchesIn(part, matches))) return at;
    at += piece.written.length;
  }
  return 0;
}

/** Characters around a match in which enough words stand, whatever their length. */
const reach = (count: number) => count * 20;

/** About `count` words of a text around its first match, with an ellipsis where text is left out. */
export function excerpt(text: string, matches: ReadonlySet<string>, count: number): string {
  const at = firstMatch(text, matches);
  const start = at > reach(count) ? text.indexOf(' ', at - reach(count)) + 1 : 0;
  const stop = text.lastIndexOf(' ', at + reach(count));
  const end = at + reach(count) < text.length && stop > at ? stop : text.length;
  const words = text.slice(start, end).split(/\s+/);
  const before = text.slice(start, at).split(/\s+/).length - 1;
  const from = Math.max(0, Math.min(before - Math.floor(count / 3), words.length - count));
  const to = Math.min(words.length, from + count);
  const shown = words.slice(from, to).join(' ');
  return `${start + from > 0 ? '…' : ''}${shown}${end < text.length || to < words.length ? '…' : ''}`;
}
