/** The little of Markdown that the summary is written in. */

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** @returns a table as GitHub shows it */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @returns the number with its noun: `1 page`, `2 pages` */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
