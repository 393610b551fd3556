import {expect, it} from 'vitest';
import {fixesByPath, withFixes} from '../../../../src/rules/engine/fix';

it('mends each place, from the end to the beginning', () => {
  const fixes = [
    {start: 0, end: 1, text: 'AA'},
    {start: 2, end: 3, text: ''},
  ];
  expect(withFixes('a-c-e', fixes)).toBe('AA--e');
});

it('of two that overlap applies the later in the text', () => {
  const fixes = [
    {start: 0, end: 3, text: 'x'},
    {start: 2, end: 4, text: 'y'},
  ];
  expect(withFixes('abcde', fixes)).toBe('abye');
});

it('collects them by file', () => {
  const fix = {start: 0, end: 1, text: ''};
  const finding = {path: 'a', line: 1, column: 1, rule: 'r', message: 'm', remedy: 'x'};
  expect(fixesByPath([{...finding, fix}, finding])).toEqual(new Map([['a', [fix]]]));
});
