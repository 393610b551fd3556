import {expect, it} from 'vitest';
import {isAtLeast} from '../../../src/docusaurus/version';

it.each([
  ['3.8.1', false],
  ['3.9.2', false],
  ['3.10.0', true],
  ['3.10.2', true],
  ['3.11.0', true],
  ['4.0.0', true],
])('%s is 3.10 or later: %s', (installed, expected) => {
  expect(isAtLeast('3.10', installed)).toBe(expected);
});

it('knows the version that is installed', () => {
  expect(isAtLeast('3.8')).toBe(true);
  expect(isAtLeast('99.0')).toBe(false);
});
