import {expect, test} from 'vitest';
import {memoised} from '../../../../src/search/language/memoise';

test('makes a value once', () => {
  const made: string[] = [];
  const length = memoised((text) => {
    made.push(text);
    return text.length;
  });
  expect([length(''), length('one'), length('one'), length('')]).toEqual([0, 3, 3, 0]);
  expect(made).toEqual(['', 'one']);
});

test('keeps no more values than it may', () => {
  const made: string[] = [];
  const echo = memoised((text) => {
    made.push(text);
    return text;
  }, 2);
  for (const text of ['a', 'b', 'c', 'a']) expect(echo(text)).toBe(text);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
