/** String literals and blocks of text, by the rules that languages share. */

/** `"…"` with JSON's escapes, which C#, Go, Java and Python have too. */
export const doubleQuoted = (text: string): string => JSON.stringify(text);

/** A literal with JSON's escapes, in the other quotes where it holds more of the preferred ones. */
export function quotedIn(preferred: '"' | "'", text: string): string {
  const other = preferred === '"' ? "'" : '"';
  const quote = text.split(preferred).length > text.split(other).length ? other : preferred;
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`);
  return quote + inner + quote;
}

/** Lines with text moved to the right. */
export const indented = (text: string, by: number): string => text.replace(/^(?!$)/gm, ' '.repeat(by));

/** A JSON body as readers like it. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2);

/** The lines that are there. */
export const lines = (...all: (string | false | undefined)[]): string =>
  all.filter((line) => line !== false && line !== undefined).join('\n');
