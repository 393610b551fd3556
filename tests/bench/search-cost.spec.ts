/** Budgets: what a reader with an empty cache downloads for the first query, on this site and on larger ones. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildIndex} from '../../src/search/embedded/build';
import {openEngine} from '../../src/search/embedded/engine';
import {entryPath, type Entry} from '../../src/search/embedded/layout';
import {synonyms} from '../../src/search/synonyms';
import limits from './limits.json';
import {generatedCorpus} from './search/corpus';
import {evenly} from './search/queries';
import {median} from './search/statistics';
import {brotliBytes, brotliSize} from './weight';
import {judged} from '../support/judged';

type Read = (file: string) => string;

/** Scripts of the build that ask for the index: the engine, in its worker. */
function engineBytes(): number {
  const folder = 'assets/js';
  const scripts = readdirSync(path.join('build', folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name))
    .filter((file) => readFileSync(path.join('build', file), 'utf8').includes(entryPath));
  expect(scripts.length, 'scripts that ask for the index').toBe(1);
  return scripts.reduce((total, file) => total + brotliBytes(file), 0);
}

/** Brotli bytes of engine, entry and the files of each query, asked by 20 readers who have nothing yet. */
async function firstQueries(read: Read, queries: readonly string[]): Promise<number[]> {
  const sizes = new Map<string, number>();
  const weigh = (file: string) => {
    const content = read(file);
    if (!sizes.has(file)) sizes.set(file, brotliSize(content));
    return {size: sizes.get(file) ?? 0, value: JSON.parse(content) as unknown};
  };
  const code = engineBytes();
  const totals: number[] = [];
  for (const query of queries) {
    const entry = weigh(entryPath);
    let total = code + entry.size;
    const {hits} = await openEngine(entry.value as Entry, (file) => {
      const {size, value} = weigh(file);
      total += size;
      return Promise.resolve(value);
    }).answer({indexName: 'budget', query, hitsPerPage: 20});
    expect(hits.length, query).toBeGreaterThan(0);
    totals.push(total);
  }
  return totals;
}

async function expectWithin(limit: number, read: Read, queries: readonly {query: string}[]): Promise<void> {
  const totals = await firstQueries(
    read,
    evenly(queries, 20).map(({query}) => query),
  );
  expect(totals.length).toBeGreaterThanOrEqual(20);
  console.log(
    `First query: median ${median(totals)}, worst ${Math.max(...totals)} of ${limit} bytes (brotli)`,
  );
  expect(median(totals), 'median').toBeLessThanOrEqual(limit);
  expect(Math.max(...totals), 'worst').toBeLessThanOrEqual(limit);
}

test('a first query on this site stays small', async () => {
  await expectWithin(
    limits.firstQuery.site,
    (file) => readFileSync(path.join('build', file), 'utf8'),
    judged,
  );
});

for (const [pages, limit] of Object.entries(limits.firstQuery.generated)) {
  test(`a first query on a site of ${pages} pages stays small`, async () => {
    const {records, queries} = generatedCorpus(Number(pages));
    const files = buildIndex(records, synonyms);
    await expectWithin(limit, (file) => files.get(file) ?? '', queries);
  });
}
