import {expect, it} from 'vitest';
import {tableOf} from '../../engines/presses/table';

const press = (control: 'tab' | 'search', lost?: string) => ({
  control,
  lost,
  isWarm: false,
  latency: 50,
  bitsPerSecond: 1,
  errors: [],
});

it('counts lost presses by control and engine', () => {
  const results = {
    chromium: [press('tab', 'no answer'), press('tab'), press('search')],
    webkit: [press('search')],
  };
  expect(
    tableOf(results, ['tab', 'search'])
      .split('\n')
      .map((line) => line.split(/ {2,}/).map((text) => text.trim())),
  ).toEqual([
    ['Lost presses', 'chromium', 'webkit'],
    ['tab', '1 of 2', '0 of 0'],
    ['search', '0 of 1', '0 of 1'],
    ['All', '1 of 3', '0 of 1'],
  ]);
});
