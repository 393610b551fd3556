import {expect, it} from 'vitest';
import {withFixes} from '../../../../src/rules/engine/fix';

it('of two that overlap applies the later in the text', () => {
  const fixes = [
    {start: 0, end: 3, text: 'x'},
    {start: 2, end: 4, text: 'y'},
  ];
  expect(withFixes('abcde', fixes)).toBe('abye');
});
