import {expect, test} from 'vitest';
import {roundsFor} from '../../bench/build';

test('a small build is taken more often than was asked for, a large one as often', () => {
  expect(roundsFor(60, 2)).toBe(5);
  expect(roundsFor(60, 7)).toBe(7);
  expect(roundsFor(500, 2)).toBe(2);
});
