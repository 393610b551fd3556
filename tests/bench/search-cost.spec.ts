/** Budgets: what a reader with an empty cache downloads for the first query, on this site and on larger ones. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {buildIndex} from '../../src/search/engines/embedded/buildIndex';
import {openEngine} from '../../src/search/engines/embedded/engine';
import {entryPath, fileOf, type IndexEntry} from '../../src/search/engines/embedded/indexFormat';
import {synonyms} from '../../src/search/language/synonyms';
import limits from './limits.json';
import {generatedCorpus} from './search/corpus';
import {evenly} from './search/queries';
import {median} from './statistics';
import {brotliBytes, brotliSize} from './weight';
import {judged} from '../support/judged';

/** As it stands in the code: `where-`. */
const shardName = fileOf.shard('', 0).slice(0, 6);

type Read = (file: string) => string;

/** The worker of the build: the script that knows the entry of the index and the names of its shards. */
function engineBytes(): number {
  const folder = 'assets/js';
  const scripts = readdirSync(path.join('build', folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name))
    .filter((file) => {
      const code = readFileSync(path.join('build', file), 'utf8');
      return code.includes(entryPath) && code.includes(shardName);
    });
  expect(scripts.length, 'scripts with the engine').toBe(1);
  return scripts.reduce((total, file) => total + brotliBytes(file), 0);
}

type Download = {query: string; bytes: number; files: string[]};

/** What 20 readers who have nothing yet download for a query each: engine, entry and the files it needs. */
async function firstQueries(read: Read, queries: readonly string[]): Promise<Download[]> {
  const sizes = new Map<string, number>();
  const weigh = (file: string, content: string) => {
    const size = sizes.get(file) ?? brotliSize(content);
    sizes.set(file, size);
    return size;
  };
  const code = engineBytes();
  const downloads: Download[] = [];
  for (const query of queries) {
    const download: Download = {query, bytes: code, files: []};
    const load = (file: string): unknown => {
      const content = read(file);
      const size = weigh(file, content);
      download.bytes += size;
      download.files.push(`${path.basename(file)} ${size}`);
      return JSON.parse(content);
    };
    const engine = openEngine(load(entryPath) as IndexEntry, (file) => Promise.resolve(load(file)));
    const {hits} = await engine.answer({indexName: 'budget', query, hitsPerPage: 20});
    expect(hits.length, query).toBeGreaterThan(0);
    downloads.push(download);
  }
  return downloads.sort((one, other) => one.bytes - other.bytes);
}

type Limit = {median: number; worst: number};

async function expectWithin(limit: Limit, read: Read, queries: readonly {query: string}[]): Promise<void> {
  const sample = evenly(queries, 20).map(({query}) => query);
  const downloads = await firstQueries(read, sample);
  expect(downloads.length).toBeGreaterThanOrEqual(20);
  const middle = median(downloads.map(({bytes}) => bytes));
  const worst = downloads.at(-1);
  const found = `First query: median ${middle} of ${limit.median}, worst ${worst?.bytes} of ${limit.worst} bytes (brotli). Worst: "${worst?.query}", ${worst?.files.join(', ')}`;
  console.log(found);
  expect(middle, `Median. ${found}`).toBeLessThanOrEqual(limit.median);
  expect(worst?.bytes, found).toBeLessThanOrEqual(limit.worst);
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
