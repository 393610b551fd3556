/** What a diagram shows, in its own words: `accTitle` and `accDescr` of its source. */
export type Words = {title: string; description: string};

const valueOf = (source: string, key: string): string =>
  new RegExp(`^\\s*${key}\\s*:\\s*(.+?)\\s*$`, 'm').exec(source)?.[1] ?? '';

/** @returns undefined when the diagram does not say what it shows */
export function wordsOf(source: string): Words | undefined {
  const title = valueOf(source, 'accTitle');
  const description = valueOf(source, 'accDescr');
  return title && description ? {title, description} : undefined;
}
