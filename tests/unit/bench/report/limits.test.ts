import {describe, expect, test} from 'vitest';
import {passedLimits, type Limit} from '../../../bench/report/limits';
import {result} from './fixture';

const passed = (limit: Omit<Limit, 'part'>) => passedLimits(result, [{part: 'build', ...limit}]);

describe('limits of the bench', () => {
  test('hold our share of a peer, whose name may lack its version', () => {
    expect(passed({measure: 'Processor time', peer: 'Theirs', ratio: 0.67})).toEqual([]);
    expect(passed({measure: 'Processor time', peer: 'Theirs', ratio: 0.66})).toEqual([
      'build, 60 pages, Processor time: 0.67 × of Theirs, at most 0.66.',
    ]);
  });

  test('hold bytes of ours', () => {
    expect(passed({measure: 'Transfer', kilobytes: 1251})).toEqual([]);
    expect(passed({measure: 'Transfer', kilobytes: 1250})).toHaveLength(1);
  });

  test('hold a figure that is a ratio itself', () => {
    expect(passed({measure: 'Growth', ratio: 1.04})).toEqual([]);
    expect(passed({measure: 'Growth', ratio: 1.03})).toHaveLength(1);
  });

  test('hold the time of a column that they name', () => {
    const limit = {measure: 'Processor time', column: 'Theirs'};
    expect(passed({...limit, seconds: 12})).toEqual([]);
    expect(passed({...limit, seconds: 11})).toEqual([
      'build, 60 pages, Theirs, Processor time: 12.00 s, at most 11.',
    ]);
    expect(() => passed({...limit, megabytes: 11})).toThrow('is in MB, but its unit is s');
  });

  test('are never times of ours', () => {
    expect(() => passed({measure: 'Processor time', seconds: 9})).toThrow('so it names a column');
    expect(() => passed({measure: 'Processor time', ratio: 2})).toThrow('is in ×, but its unit is s');
    expect(() => passed({measure: 'Processor time', kilobytes: 2})).toThrow('is in kB, but its unit is s');
  });

  test('name measures that exist', () => {
    expect(() => passed({measure: 'Speed', ratio: 2})).toThrow('limits.json names "Speed"');
  });

  test('of other parts, and of peers that took no part, do not count', () => {
    expect(passedLimits(result, [{part: 'page', measure: 'Speed', ratio: 1}])).toEqual([]);
    expect(passed({measure: 'Processor time', peer: 'Hugo', ratio: 0.1})).toEqual([]);
  });
});
