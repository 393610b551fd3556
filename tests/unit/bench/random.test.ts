import {expect, test} from 'vitest';
import {randomFrom} from '../../bench/random';

test('a seed gives the same numbers in every run, another seed others', () => {
  const numbers = (seed: number) => {
    const random = randomFrom(seed);
    return Array.from({length: 5}, () => random.next());
  };
  expect(numbers(1)).toEqual(numbers(1));
  expect(numbers(1)).not.toEqual(numbers(2));
  for (const number of numbers(3)) expect(number).toBeGreaterThanOrEqual(0);
});

test('a whole number stays below its end', () => {
  const random = randomFrom(7);
  const found = new Set(Array.from({length: 200}, () => random.below(3)));
  expect([...found].sort()).toEqual([0, 1, 2]);
});
