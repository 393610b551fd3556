/** Fuzzy matching: terms within an edit distance of a word; terms with a common prefix share matrix rows. */

export type Near = {index: number; distance: number};

/** Maximum edit distance for a word of `length` letters: one edit from 4, two from 7, three from 9 (`retenshun`). */
export const editsFor = (length: number): number => (length >= 9 ? 3 : length >= 7 ? 2 : length >= 4 ? 1 : 0);

function sharedLength(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  let index = 0;
  while (index < end && one.charCodeAt(index) === other.charCodeAt(index)) index += 1;
  return index;
}

/**
 * Terms whose optimal string alignment distance (insert, delete, replace, swap neighbours) to a word is small.
 *
 * @param terms sorted; terms that begin alike must be neighbours
 * @param most edits that are forgiven
 * @param asPrefix compare the word with the beginnings of the terms, for words that are still being typed
 */
export function near(terms: readonly string[], word: string, most: number, asPrefix = false): Near[] {
  const found: Near[] = [];
  const width = word.length + 1;
  // Row d holds the distances of the word's beginnings to the first d letters of the term.
  const rows: Uint8Array[] = [Uint8Array.from({length: width}, (_, index) => index)];
  // Least distance of the whole word to any beginning of the term, up to each depth.
  const best: number[] = [word.length];
  let previous = '';
  let depth = 0;
  let dead = Infinity;

  const addLetter = (term: string) => {
    const above = rows[depth] as Uint8Array;
    const twoAbove = rows[depth - 1];
    const row = (rows[depth + 1] ??= new Uint8Array(width));
    const letter = term.charCodeAt(depth);
    const before = term.charCodeAt(depth - 1);
    row[0] = depth + 1;
    let least = depth + 1;
    for (let index = 1; index < width; index += 1) {
      const sign = word.charCodeAt(index - 1);
      let value = Math.min(
        (row[index - 1] as number) + 1,
        (above[index] as number) + 1,
        (above[index - 1] as number) + Number(sign !== letter),
      );
      if (twoAbove && index > 1 && sign === before && word.charCodeAt(index - 2) === letter)
        value = Math.min(value, (twoAbove[index - 2] as number) + 1);
      row[index] = value;
      if (value < least) least = value;
    }
    depth += 1;
    best[depth] = Math.min(best[depth - 1] as number, row[width - 1] as number);
    // A swap can still mend what a row alone cannot, hence the row above.
    const leastAbove = Math.min(...above);
    if (least > most && leastAbove > most) dead = depth;
  };

  terms.forEach((term, index) => {
    const shared = sharedLength(previous, term);
    previous = term;
    if (shared >= dead && !(asPrefix && (best[dead] as number) <= most)) return;
    if (shared < dead) dead = Infinity;
    depth = Math.min(depth, shared);
    while (depth < term.length && dead === Infinity) addLetter(term);
    const whole = depth === term.length ? ((rows[depth] as Uint8Array)[width - 1] as number) : Infinity;
    const distance = asPrefix ? (best[depth] as number) : whole;
    if (distance <= most) found.push({index, distance});
  });
  return found;
}
