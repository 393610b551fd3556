import {expect, it} from 'vitest';
import {isUnasked} from '../../../../../src/layout/ui/NotFound/Content/isUnasked';

it.each([
  ['/docs/old', 'https://example.com/docs/intro', true],
  ['/docs/old', 'https://example.com/docs/old?a=b#c', false],
  ['/docs/%25E0%25A4', 'https://example.com/docs/%E0%A4', false],
  ['/docs/old', 'https://example.com/docs/old.html', false],
  ['/docs/old', 'https://example.com/docs/old/index.html', false],
  ['/docs/old', undefined, false],
])('asks the server for %s when %s was loaded: %s', (pathname, loaded, expected) => {
  expect(isUnasked(pathname, loaded)).toBe(expected);
});
