/** String literals and blocks of text, by the rules that languages share. */

/** `"…"` with JSON's escapes, which C#, Go, Java and Python have too. */
export const doubleQuoted = (text: string): string => JSON.stringify(text);

/** Lines with text moved to the right. */
export const indented = (text: string, by: number): string => text.replace(/^(?!$)/gm, ' '.repeat(by));

/** A JSON body as readers like it. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2);

/** The lines that are there. */
export const lines = (...all: (string | false | undefined)[]): string =>
  all.filter((line) => line !== false && line !== undefined).join('\n');
