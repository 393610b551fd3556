import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {plotOf} from '../../../bench/report/plot';
import {result} from './fixture';

const svg = plotOf(result);
const page = load(svg, {xml: true});

test('a plot has a bar a peer for each plotted row, as long as its share of the longest', () => {
  const lengths = page('rect')
    .toArray()
    .map((bar) => Number(page(bar).attr('width')));
  expect(lengths).toHaveLength(4);
  expect((lengths[0] ?? 0) / (lengths[1] ?? 1)).toBeCloseTo(8 / 12, 2);
  expect(page('rect.ours')).toHaveLength(2);
});

test('a plot names what it shows, and nothing that is not plotted', () => {
  const words = page('text')
    .toArray()
    .map((element) => page(element).text());
  expect(words).toEqual(
    expect.arrayContaining([
      '60 pages',
      'Processor time, s',
      'Ours',
      '8.0',
      'Theirs 1.2',
      '12.0',
      'Growth, ×',
    ]),
  );
  expect(words).not.toContain('Transfer, kB');
  expect(page('desc').text()).toBe('What a build <costs>.');
});

test('a plot is read in light and dark, and stays inside its frame', () => {
  expect(svg).toContain('prefers-color-scheme: dark');
  const [, , width = 0, height = 0] = (page('svg').attr('viewBox') ?? '').split(' ').map(Number);
  for (const bar of page('rect').toArray()) {
    expect(Number(page(bar).attr('x')) + Number(page(bar).attr('width'))).toBeLessThan(width - 60);
    expect(Number(page(bar).attr('y')) + Number(page(bar).attr('height'))).toBeLessThan(height);
  }
});

test('a peer without a figure has no bar, and says so', () => {
  const row = {name: 'Search', unit: 'ms', digits: 0, values: [3, null], isPlotted: true};
  const one = load(plotOf({...result, tables: [{title: 'T', rows: [row]}]}), {xml: true});
  expect(one('rect')).toHaveLength(1);
  expect(one('text').text()).toContain('none');
});
