/** The text alternative of a diagram: `accTitle` and `accDescr` of its source. */
export type Words = {title: string; description: string};

const valueOf = (source: string, key: string): string =>
  new RegExp(`^[ \\t]*${key}[ \\t]*:[ \\t]*(.+?)[ \\t]*$`, 'm').exec(source)?.[1] ?? '';

/** @returns empty texts where the source has none */
export const wordsOf = (source: string): Words => ({
  title: valueOf(source, 'accTitle'),
  description: valueOf(source, 'accDescr'),
});
