import {describe, expect, it} from 'vitest';
import {withoutEntries, withoutUnused} from '../../../../src/cli/init/empty';

const file = 'src/content/codes.ts';

const emptied = (text: string, ...variables: Parameters<typeof withoutEntries>[2]) =>
  withoutEntries(text, file, variables).trim();

describe('a variable', () => {
  it.each([
    [
      'keeps its type',
      'export const a: readonly Code[] = [one, two];',
      'export const a: readonly Code[] = [];',
    ],
    [
      'has the type that it satisfied',
      'export const a = {x: 1} as const satisfies Record<string, number>;',
      'export const a: Record<string, number> = {};',
    ],
    [
      'is emptied within a call',
      'export const a: Code[] = [...b].sort(byName);',
      'export const a: Code[] = [];',
    ],
  ])('%s', (_, before, after) => {
    expect(emptied(before, {name: 'a'})).toBe(after);
  });

  it('has the type and the value that are given', () => {
    const text = "export const a = ['x'] as const;";
    expect(emptied(text, {name: 'a', type: 'readonly string[]'})).toBe(
      'export const a: readonly string[] = [];',
    );
    expect(emptied(text, {name: 'a', value: "['y'] as const"})).toBe("export const a = ['y'] as const;");
  });

  it('that is not there, or holds no entries, is told with its file', () => {
    expect(() => emptied('export const b = [];', {name: 'a'})).toThrow(`${file} has no variable "a"`);
    expect(() => emptied('export const a = 1;', {name: 'a'})).toThrow(`${file} has no list or object in "a"`);
  });
});

it('imports and declarations that nothing uses any more go, one after the other', () => {
  const text = [
    '/** What the file is. */',
    "import {kept, type Gone} from './one';",
    "import {also} from './two';",
    '',
    '/** Of the list alone. */',
    'const part = also(kept);',
    'type Part = Gone;',
    '',
    'export const a: readonly string[] = [part as Part];',
    '',
    'export const b = kept;',
  ].join('\n');
  expect(emptied(text, {name: 'a'})).toBe(
    [
      '/** What the file is. */',
      // The format of the house takes the comma away.
      "import {kept,} from './one';",
      '',
      'export const a: readonly string[] = [];',
      '',
      'export const b = kept;',
    ].join('\n'),
  );
});

it('what is exported stays, used or not', () => {
  const text = 'export const a = 1;\nexport function b() {}\n';
  expect(withoutUnused(text, file)).toBe(text);
});
