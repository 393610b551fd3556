import {expect, test} from 'vitest';
import {changedFiles, pageOf, publishedResults} from '../../../bench/report/publish';
import {passedLimits} from '../../../bench/report/limits';
import limits from '../../../bench/limits.json';
import {result} from './fixture';

const parts = ['build', 'page', 'act', 'growth', 'dev', 'speed', 'load', 'documents'];

test('published results alone may differ from the commit', () => {
  const status = ' M tests/bench/RESULTS.md\n?? tests/bench/results/build.svg\n';
  expect(changedFiles(status)).toEqual([]);
  expect(changedFiles(`${status} M src/a.ts\n?? b.ts\n`)).toEqual(['src/a.ts', 'b.ts']);
});

test('the page has each part with its commit, its day, its table and its plot', () => {
  const page = pageOf([{...result, commit: '0123456789abcdef', date: '2026-11-22'}]);
  expect(page).toContain('## build\n\nTaken at commit `0123456789ab` on 2026-11-22.\n');
  expect(page).toContain('| Processor time, s | 8.0 | 12.0 (×1.50) |');
  expect(page).toContain('(results/build.svg)');
});

test('what is published keeps the limits of the bench', () => {
  expect(publishedResults(parts).flatMap((one) => passedLimits(one, limits.bench))).toEqual([]);
});

test('every limit of the bench is of a part that there is, and of bytes or a ratio unless it names a column', () => {
  for (const limit of limits.bench) {
    expect(parts).toContain(limit.part);
    const kinds = ['ratio', 'kilobytes', ...('column' in limit ? ['seconds', 'megabytes'] : [])];
    expect(kinds.filter((kind) => kind in limit)).toHaveLength(1);
  }
});
