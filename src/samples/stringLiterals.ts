/** String literals and blocks of text, by the rules that languages share. */

/** `"…"` with JSON's escapes, which C#, Go, Java and Python have too. */
export const doubleQuoted = (text: string): string => JSON.stringify(text);

const escapes: Record<string, string> = {'\\': '\\\\', '"': '\\"', '\n': '\\n', '\r': '\\r', '\t': '\\t'};

/** `"…"` as Rust and Swift have it: other control characters are `\u{…}`. */
export function braceQuoted(text: string): string {
  const escaped = text.replace(
    /["\\]|\p{Cc}/gu,
    (sign) => escapes[sign] ?? `\\u{${sign.charCodeAt(0).toString(16)}}`,
  );
  return `"${escaped}"`;
}

/** `'…'` where only the quote and the backslash are escaped, as in PHP and Ruby. */
export const singleQuoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** JavaScript's `'…'`. */
export function scriptQuoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Lines with text moved to the right. */
export const indented = (text: string, by: number): string => text.replace(/^(?!$)/gm, ' '.repeat(by));

/** The signs that must stand around a raw string so that nothing inside ends it: as few as will do. */
export function fenceFor(text: string, quote: string, sign: string): string {
  let fence = '';
  while (text.includes(quote + fence)) fence += sign;
  return fence;
}

/** A JSON body as readers like it. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2);

/** The lines that are there. */
export const lines = (...all: (string | false | undefined)[]): string =>
  all.filter((line) => line !== false && line !== undefined).join('\n');
