import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {editsFor, near} from '../../../../../src/search/engines/embedded/fuzzy';

/** Optimal string alignment distance, straight from its definition. */
function distance(one: string, other: string): number {
  const table = Array.from({length: one.length + 1}, (_, row) =>
    Array.from({length: other.length + 1}, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1)
    for (let column = 1; column <= other.length; column += 1) {
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const cells = table[row] as number[];
      cells[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + Number(one[row - 1] !== other[column - 1]),
        row > 1 && column > 1 && isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  return at(one.length, other.length);
}

const toPrefix = (word: string, term: string) =>
  Math.min(...Array.from({length: term.length + 1}, (_, end) => distance(word, term.slice(0, end))));

/** Few letters, so that words come close to each other. */
const word = fc.string({unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7});
const terms = fc.uniqueArray(word, {minLength: 1, maxLength: 40}).map((list) => list.sort());

describe('near finds what the definition finds', () => {
  it.each([
    [1, false],
    [2, false],
    [1, true],
    [2, true],
  ])('with %i edits, as a beginning: %s', (most, asPrefix) => {
    const measure = asPrefix ? toPrefix : distance;
    fc.assert(
      fc.property(terms, word, (list, asked) => {
        const expected = list.flatMap((term, index) => {
          const edits = measure(asked, term);
          return edits <= most ? [{index, distance: edits}] : [];
        });
        expect(near(list, asked, most, asPrefix)).toEqual(expected);
      }),
      {numRuns: 500},
    );
  });
});

it.each([
  [3, 0],
  [4, 1],
  [6, 1],
  [7, 2],
])('a word of %i letters is forgiven %i edits', (length, edits) => {
  expect(editsFor(length)).toBe(edits);
});
