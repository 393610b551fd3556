import GithubSlugger from 'github-slugger';

/** @returns inline code */
export const code = (text: string) => `\`${text}\``;

/**
 * @param header one cell a column
 * @param rows as many cells each; a `|` in one is escaped
 * @returns a table of GitHub's Markdown
 */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), `|${'---|'.repeat(header.length)}`, ...rows.map(line)].join('\n');
}

/** Anchor that Docusaurus gives a heading. */
export const headingAnchor = (heading: string): string => GithubSlugger.slug(heading);
