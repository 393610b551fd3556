import {expect, test} from 'vitest';
import {markdownOf} from '../../../bench/report/markdown';
import {result} from './fixture';

test('a table has our figure, and those of others with their multiple of it', () => {
  expect(markdownOf(result)).toBe(
    [
      'What a build <costs>.',
      '',
      '| 60 pages | Ours | Theirs 1.2 |',
      '| --- | ---: | ---: |',
      '| Processor time, s | 8.0 | 12.0 (×1.50) |',
      '| Transfer, kB | 1,250 | – |',
      '| Growth, × | 1.04 | 1.50 (×1.44) |',
    ].join('\n'),
  );
});

test('without a figure of ours there is no multiple', () => {
  const row = {name: 'Lost', unit: 'ms', digits: 0, values: [null, 40], isPlotted: false};
  expect(markdownOf({...result, tables: [{title: 'T', rows: [row]}]})).toContain('| Lost, ms | – | 40 |');
  const none = {...row, values: [0, 40]};
  expect(markdownOf({...result, tables: [{title: 'T', rows: [none]}]})).toContain('| Lost, ms | 0 | 40 |');
});

test('columns that are not to be compared have no multiples, and what is no figure stands below', () => {
  const page = markdownOf({...result, isApart: true, notes: ['Largest: `/a`.', 'Smallest: `/b`.']});
  expect(page).toContain('| Processor time, s | 8.0 | 12.0 |');
  expect(page).toMatch(/\n\n- Largest: `\/a`\.\n- Smallest: `\/b`\.$/);
});
