import {expect, test} from 'vitest';
import {rowsOf} from '../../../bench/report/result';

test('a row has the median of each peer over its rounds, and null where there is nothing', () => {
  const measures = [{name: 'Time', unit: 'ms', of: ({time}: {time?: number}) => time, isPlotted: true}];
  const samples = [[{time: 9}, {time: 1}, {time: 5}], [{}, {time: 4}], [{}]];
  expect(rowsOf(measures, samples)).toEqual([
    {name: 'Time', unit: 'ms', digits: 0, isPlotted: true, values: [5, 4, null]},
  ]);
});

test('a share is the mean of the rounds', () => {
  const lost = {name: 'Lost', unit: '%', of: (value: number) => value, isShare: true};
  expect(rowsOf([lost], [[0, 0, 0, 100]])[0]?.values).toEqual([25]);
});
