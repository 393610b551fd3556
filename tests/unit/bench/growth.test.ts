import {expect, test} from 'vitest';
import {growthRows} from '../../bench/growth';

const kinds = {html: 1000, js: 0, css: 0, font: 0, image: 0, other: 0};
const sample = (total: number, js: number) => ({
  total,
  requests: 1,
  kinds: {...kinds, js},
  prefetched: 0,
  all: 2 * total,
});

test('growth is the largest site as a multiple of the smallest, for each peer', () => {
  const rows = growthRows(
    [60, 500, 2000],
    [
      [sample(2000, 0), sample(2500, 0), sample(3000, 0)],
      [sample(4000, 500), sample(4000, 600), sample(4000, 750)],
    ],
  );
  const values = (name: string) => rows.find((row) => row.name === name)?.values;
  expect(values('Needed, 500 pages')).toEqual([2.5, 4]);
  expect(values('Needed, growth')).toEqual([1.5, 1]);
  expect(values('Scripts, growth')).toEqual([null, 1.5]);
  expect(values('All, first tap included, growth')).toEqual([1.5, 1]);
});

test('a site that could not be built has no figures', () => {
  const rows = growthRows(
    [60, 2000],
    [
      [sample(2000, 0), sample(3000, 0)],
      [sample(4000, 0), undefined],
    ],
  );
  const values = (name: string) => rows.find((row) => row.name === name)?.values;
  expect(values('Needed, 2000 pages')).toEqual([3, null]);
  expect(values('Needed, growth')).toEqual([1.5, null]);
});
