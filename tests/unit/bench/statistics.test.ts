import {describe, expect, test} from 'vitest';
import {mean, median, quantile, sum} from '../../bench/statistics';

describe('statistics', () => {
  test('the median is the value in the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 9])).toBe(10);
    expect(median([])).toBe(0);
  });

  test('a quantile is one of the values', () => {
    expect(quantile([4, 3, 2, 1], 0.25)).toBe(2);
    expect(quantile([4, 3, 2, 1], 1)).toBe(4);
  });

  test('a mean has a part of each value', () => {
    expect(mean([0, 0, 100, 100])).toBe(50);
    expect(mean([])).toBe(0);
  });

  test('a sum of nothing is 0', () => {
    expect(sum([1, 2, 3])).toBe(6);
    expect(sum([])).toBe(0);
  });
});
