/** Edits of lists that are lines of text. */

/** @param entry of a YAML file that holds a list by keys: it goes to the end */
export const withEntry = (text: string, entry: string): string => `${text.trimEnd()}\n\n${entry.trimEnd()}\n`;

/** @returns the list of words, one a line in the order of letters, with one more */
export function withWord(text: string, word: string): string {
  const words = new Set([...text.split('\n').filter(Boolean), word]);
  return `${[...words].sort((one, other) => one.localeCompare(other, 'en')).join('\n')}\n`;
}

/** @returns the list of owners with those of a folder, after the last folder of docs */
export function withOwner(text: string, folder: string, owner: string): string {
  const lines = text.split('\n');
  const last = lines.map((line) => line.startsWith('/docs/')).lastIndexOf(true);
  return [...lines.slice(0, last + 1), `${folder.padEnd(27)}${owner}`, ...lines.slice(last + 1)].join('\n');
}
