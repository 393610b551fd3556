/** Budgets: what a reader with an empty cache downloads for the first query, on this site and on larger ones. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {maxBy} from 'lodash';
import {buildIndex} from '../../src/search/engines/embedded/buildIndex';
import {openEngine} from '../../src/search/engines/embedded/engine';
import {entryPath, type IndexEntry} from '../../src/search/engines/embedded/indexFormat';
import {indexVocabulary} from '../../src/search/language/synonyms';
import limits from './limits.json';
import {generatedCorpus} from './search/corpus';
import {evenly} from './search/queries';
import {skipWithout} from '../e2e/skip';
import {tuning} from '../support/judged';
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

type Read = (file: string) => string;

/** The module of the search, which draws the dialog, and the worker of the engine. */
const scriptsOfSearch = /^kept-(search|engine)\.\w+\.js$/;

const scripts = 2;

async function codeBytes(): Promise<number> {
  const folder = 'assets/js';
  const found = readdirSync(path.join('build', folder))
    .filter((name) => scriptsOfSearch.test(name))
    .map((name) => path.join(folder, name));
  expect(found.length, 'scripts of the search').toBe(scripts);
  return sum(await Promise.all(found.map((file) => bytesOf(file, contentOf(file)))));
}

type Download = {queries: readonly string[]; bytes: number; requests: number; files: string[]};

/** What a reader who has nothing yet downloads for queries that follow each other: dialog, engine, entry, and their files. */
async function visitOf(read: Read, queries: readonly string[]): Promise<Download> {
  const loaded: string[] = [];
  const load = (file: string): unknown => {
    loaded.push(file);
    return JSON.parse(read(file));
  };
  const engine = openEngine(load(entryPath) as IndexEntry, (file) => Promise.resolve(load(file)));
  for (const query of queries) {
    const {hits, nearest = []} = await engine.answer({indexName: 'budget', query, hitsPerPage: 20});
    expect(hits.length + nearest.length, query).toBeGreaterThan(0);
  }
  const sizes = await Promise.all(loaded.map((file) => bytesOf(file, read(file))));
  return {
    queries,
    bytes: (await codeBytes()) + sum(sizes),
    requests: scripts + loaded.length,
    files: loaded.map((file, index) => `${path.basename(file)} ${sizes[index]}`),
  };
}

type Limit = {median: number; worst: number};

function expectBelow(what: string, numbers: readonly number[], limit: Limit): void {
  const found = {median: median(numbers), worst: Math.max(...numbers)};
  console.log(`${what}: median ${found.median} of ${limit.median}, worst ${found.worst} of ${limit.worst}`);
  expect(found.median, `${what}, median`).toBeLessThanOrEqual(limit.median);
  expect(found.worst, `${what}, worst`).toBeLessThanOrEqual(limit.worst);
}

async function expectWithin(
  what: string,
  limits: {bytes: Limit; requests: Limit},
  read: Read,
  visits: readonly (readonly string[])[],
): Promise<void> {
  const downloads: Download[] = [];
  for (const queries of visits) downloads.push(await visitOf(read, queries));
  expect(downloads.length).toBeGreaterThanOrEqual(20);
  const worst = maxBy(downloads, ({bytes}) => bytes);
  console.log(`${what}, worst: "${worst?.queries.join('", "')}", ${worst?.files.join(', ')}`);
  expectBelow(
    `${what}, requests`,
    downloads.map(({requests}) => requests),
    limits.requests,
  );
  expectBelow(
    `${what}, bytes`,
    downloads.map(({bytes}) => bytes),
    limits.bytes,
  );
}

const readBuild: Read = (file) => readFileSync(path.join('build', file), 'utf8');

/** Twenty queries, of each of the classes. */
const sampleOf = (queries: readonly {query: string}[]) => evenly(queries, 20).map(({query}) => query);

test('what draws the dialog and answers stays small', async () => {
  const bytes = await codeBytes();
  console.log(`The module of the search and its worker: ${bytes} of ${limits.searchCode} bytes`);
  expect(bytes).toBeLessThanOrEqual(limits.searchCode);
});

test('a first query on this site stays small', async () => {
  const visits = sampleOf(tuning).map((query) => [query]);
  await expectWithin('First query', limits.firstQuery.site, readBuild, visits);
});

test('ten queries of a visit stay small', async () => {
  const all = tuning.map(({query}) => query);
  // Far apart in the list, because its neighbours are of one class.
  const visits = Array.from({length: 20}, (_, visit) =>
    Array.from({length: 10}, (__, number) => all[(visit * 7 + number * 37) % all.length] as string),
  );
  await expectWithin('Ten queries', limits.tenQueries, readBuild, visits);
});

for (const [pages, limit] of Object.entries(limits.firstQuery.generated)) {
  test(`a first query on a site of ${pages} pages stays small`, async () => {
    // An index of 80,000 sections is built first.
    test.setTimeout(3 * 60_000);
    const {records, queries} = generatedCorpus(Number(pages));
    const files = buildIndex(records, indexVocabulary);
    const visits = sampleOf(queries).map((query) => [query]);
    await expectWithin(`${pages} pages`, limit, (file) => files.get(file) ?? '', visits);
  });
}
