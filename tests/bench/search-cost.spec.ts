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
import {skipWithout} from '../e2e/skip';
import {judged} from '../support/judged';
import {startNginxWire, type NginxWire} from './nginx-wire';
import {median, sum} from './statistics';
import {contentOf} from './weight';

let wire: NginxWire | undefined;

test.beforeAll(async () => {
  skipWithout('nginx');
  skipWithout('ngx_brotli');
  wire = await startNginxWire();
});

test.afterAll(() => wire?.stop());

/** Headers and body. */
async function bytesOf(file: string, content: string | Buffer): Promise<number> {
  return (await wire?.answerOf(`/${file.replace(/^\//, '')}`, content))?.bytes ?? 0;
}

/** As it stands in the code: `where-`. */
const shardName = fileOf.shard('', 0).slice(0, 6);

type Read = (file: string) => string;

/** The worker of the build: the script that knows the entry of the index and the names of its shards. */
async function engineBytes(): Promise<number> {
  const folder = 'assets/js';
  const scripts = readdirSync(path.join('build', folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name))
    .filter((file) => {
      const code = readFileSync(path.join('build', file), 'utf8');
      return code.includes(entryPath) && code.includes(shardName);
    });
  expect(scripts.length, 'scripts with the engine').toBe(1);
  return sum(await Promise.all(scripts.map((file) => bytesOf(file, contentOf(file)))));
}

type Download = {query: string; bytes: number; files: string[]};

/** What 20 readers who have nothing yet download for a query each: engine, entry and the files it needs. */
async function firstQueries(read: Read, queries: readonly string[]): Promise<Download[]> {
  const code = await engineBytes();
  const downloads: Download[] = [];
  for (const query of queries) {
    const loaded: string[] = [];
    const load = (file: string): unknown => {
      loaded.push(file);
      return JSON.parse(read(file));
    };
    const engine = openEngine(load(entryPath) as IndexEntry, (file) => Promise.resolve(load(file)));
    const {hits} = await engine.answer({indexName: 'budget', query, hitsPerPage: 20});
    expect(hits.length, query).toBeGreaterThan(0);
    const sizes = await Promise.all(loaded.map((file) => bytesOf(file, read(file))));
    downloads.push({
      query,
      bytes: code + sum(sizes),
      files: loaded.map((file, index) => `${path.basename(file)} ${sizes[index]}`),
    });
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
  const found = `First query: median ${middle} of ${limit.median}, worst ${worst?.bytes} of ${limit.worst} bytes. Worst: "${worst?.query}", ${worst?.files.join(', ')}`;
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
