/**
 * Questions that readers ask, in their own words, each for the section that answers it. Authors write them into the
 * front matter, by the id of the heading or of the row; the search weighs them, and no page holds them.
 */

/** Questions of a page by the anchor of the section. */
export type Asks = Readonly<Record<string, readonly string[]>>;

/** What a page without questions has. */
export const noAsks: Asks = {};

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** @returns the questions of a front matter; what is of another shape, and told by the rule `asks`, is left out */
export function asksOf({asks}: Readonly<Record<string, unknown>>): Asks {
  if (typeof asks !== 'object' || asks === null) return noAsks;
  const known = Object.entries(asks).filter((entry): entry is [string, readonly string[]] =>
    isList(entry[1]),
  );
  return Object.fromEntries(known);
}
