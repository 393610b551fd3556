/** The text alternative of a diagram: `accTitle` and `accDescr` of its source. */
export type AccessibleText = {title: string; description: string};

const valueOf = (source: string, key: string): string =>
  new RegExp(`^\\s*${key}\\s*:\\s*(.+?)\\s*$`, 'm').exec(source)?.[1] ?? '';

/** @returns undefined when title or description is missing */
export function accessibleTextOf(source: string): AccessibleText | undefined {
  const title = valueOf(source, 'accTitle');
  const description = valueOf(source, 'accDescr');
  return title && description ? {title, description} : undefined;
}
