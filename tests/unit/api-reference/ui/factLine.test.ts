import {describe, expect, it} from 'vitest';
import {factLine, type Facts} from '../../../../src/api-reference/ui/ApiField/factLine';

const line = (facts: Facts) =>
  factLine(facts)
    .map(({text, values}) => text + values.map((value) => `\`${value}\``).join(', '))
    .join('');

describe('the facts of a field', () => {
  it.each<[Facts, string]>([
    [{}, ''],
    [
      {limits: ['1 to 9', 'a multiple of 3'], defaultValue: '3', allowed: ['3', '6']},
      'Limits: 1 to 9; a multiple of 3 · One of: `3`, `6` · Default: `3`',
    ],
    [
      {limits: ['at most 4 characters'], notes: ['may be empty']},
      'Limits: at most 4 characters · Form: may be empty',
    ],
    [{pattern: '^a', examples: ['a', 'ab']}, 'Pattern: `^a` · Examples: `a`, `ab`'],
    [{constant: '', examples: ['a']}, 'Always: `` · Example: `a`'],
    [{type: 'array of object', nullable: true, name: 'Pets'}, 'Type: array of object, may be null, Pets'],
    [{name: 'Pet'}, 'Type: Pet'],
    [{nullable: true, deprecated: true}, 'May be null, deprecated'],
  ])('%j are one line', (facts, expected) => {
    expect(line(facts)).toBe(expected);
  });
});
