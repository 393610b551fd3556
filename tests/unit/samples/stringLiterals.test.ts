import {describe, expect, it} from 'vitest';
import {expression, joinTexts} from '../../../src/samples/textWithVariables';
import {
  braceQuoted,
  fenceFor,
  indented,
  scriptQuoted,
  singleQuoted,
} from '../../../src/samples/stringLiterals';

describe('literals', () => {
  it.each([
    [braceQuoted, 'a "b" \\ \n\u0001', '"a \\"b\\" \\\\ \\n\\u{1}"'],
    [singleQuoted, "it's \\ $x", "'it\\'s \\\\ $x'"],
    [scriptQuoted, 'it\'s "q" \\"\n', '\'it\\\'s "q" \\\\"\\n\''],
  ])('%o', (write, text, literal) => {
    expect(write(text)).toBe(literal);
  });
});

describe('fenceFor', () => {
  it.each([
    ['plain', ''],
    ['a "quoted" word', '#'],
    ['ends "# early', '##'],
  ])('%s', (text, fence) => {
    expect(fenceFor(text, '"', '#')).toBe(fence);
  });
});

it('indented moves lines with text', () => {
  expect(indented('a\n\nb', 2)).toBe('  a\n\n  b');
});

describe('parts', () => {
  it('are joined where they are texts', () => {
    expect(joinTexts(['a', 'b', '', {variable: 'C'}, 'd'])).toEqual(['ab', {variable: 'C'}, 'd']);
  });

  it('become an expression', () => {
    const write = (parts: Parameters<typeof expression>[0]) =>
      expression(
        parts,
        (text) => `'${text}'`,
        (name) => `env(${name})`,
      );
    expect(write(['Bearer ', {variable: 'TOKEN'}])).toBe("'Bearer ' + env(TOKEN)");
    expect(write([])).toBe("''");
  });
});
