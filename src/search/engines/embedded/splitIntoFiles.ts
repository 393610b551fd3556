/** Splits lists into files of about the same size. */

/** Name and content of each file of an index. */
export type IndexFiles = Map<string, string>;

/**
 * Writes a list as JSON into files of about `size` characters.
 *
 * @param nameOf the name of the file with a number
 * @returns how many items each file holds
 */
export function splitIntoFiles(
  items: readonly unknown[],
  size: number,
  files: IndexFiles,
  nameOf: (file: number) => string,
): number[] {
  const pieces: string[][] = [];
  let room = 0;
  for (const item of items) {
    const json = JSON.stringify(item);
    if (room < json.length || pieces.length === 0) {
      pieces.push([]);
      room = size;
    }
    pieces.at(-1)?.push(json);
    room -= json.length;
  }
  pieces.forEach((piece, index) => files.set(nameOf(index), `[${piece.join(',')}]`));
  return pieces.map(({length}) => length);
}

/** Start offset of each of several concatenated lists. */
export function startsOf(counts: readonly number[]): number[] {
  let next = 0;
  return counts.map((count) => {
    const start = next;
    next += count;
    return start;
  });
}

/** Compares by code units, so that the order does not depend on the locale. */
export const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
