/** Words, markup and highlights: pure functions shared by the engines. */

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

/** A word as the index holds it: lower case, without accents. */
export function normalise(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Runs of letters, digits and underscores; error codes (`FOC-2104`) and names (`foc_x`) stay whole and split. */
export function tokenise(text: string): string[] {
  return text.match(/[\p{L}\p{N}_]+(?:[-.][\p{L}\p{N}_]+)*/gu)?.flatMap(parts) ?? [];
}

function parts(word: string): string[] {
  const pieces = word.split(/[-._]/).filter(Boolean);
  return pieces.length > 1 ? [word, ...pieces] : [word];
}

export type Marks = {open: string; close: string};

/** Escaped text in which the words that matched stand between the marks. */
export function highlight(text: string, matches: ReadonlySet<string>, {open, close}: Marks): string {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((piece, index) =>
      index % 2 && matches.has(normalise(piece)) ? `${open}${escapeHtml(piece)}${close}` : escapeHtml(piece),
    )
    .join('');
}

/** About `count` words of a text around its first match, with an ellipsis where text is left out. */
export function excerpt(text: string, matches: ReadonlySet<string>, count: number): string {
  const words = text.split(/\s+/);
  const hit = words.findIndex((word) =>
    (word.match(/[\p{L}\p{N}]+/gu) ?? []).some((piece) => matches.has(normalise(piece))),
  );
  const from = Math.max(0, Math.min(hit - Math.floor(count / 3), words.length - count));
  const to = Math.min(words.length, from + count);
  return `${from > 0 ? '…' : ''}${words.slice(from, to).join(' ')}${to < words.length ? '…' : ''}`;
}
