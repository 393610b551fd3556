/** What the catalogue calls a text: the English text itself, with `{0}`, `{1}` where values stand. */

/** A piece of a text, or the number of a value. */
export type Piece = string | number;

/** @param texts between the values, in order; one more than there are values */
export const keyOf = (texts: readonly string[]): string =>
  texts.reduce((key, text, index) => `${key}{${index - 1}}${text}`);

/** A text of the catalogue in several forms, for the number of something. */
export type Forms = {value: number; forms: Record<string, string>};

/**
 * Plural forms as ICU writes them: `{0, plural, two {{0} funud} other {{0} munud}}`. English has them in its sources, as
 * two texts; another language may have more.
 *
 * @returns the number that chooses, and the forms by their names (CLDR); undefined for a text of one form
 * @throws Error for a text without the form `other`
 */
export function formsOf(text: string): Forms | undefined {
  const [, value, list] = /^\{(\d+), plural,\s*(.*)\}$/s.exec(text) ?? [];
  if (value === undefined || list === undefined) return undefined;
  const forms = Object.fromEntries(
    [...list.matchAll(/(\w+)\s*\{((?:[^{}]|\{\d+\})*)\}/g)].map(([, name = '', form = '']) => [name, form]),
  );
  if (!('other' in forms))
    throw new Error(
      `The text "${text}" of the catalogue has no form "other". Remedy: write it as src/site/language/README.md says.`,
    );
  return {value: Number(value), forms};
}

/** @returns a text of the catalogue in pieces, the values in the order in which this language has them */
export const piecesOf = (text: string): Piece[] =>
  text
    .split(/\{(\d+)\}/)
    .map((piece, index) => (index % 2 ? Number(piece) : piece))
    .filter((piece) => piece !== '');
