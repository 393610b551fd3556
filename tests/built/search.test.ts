/**
 * The index of the built site: whether readers find the right page first, and what a first query costs. The judged
 * searches are asked of the files in `build`; the set for tuning is the one that the search may be made better with.
 */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {memoize} from 'lodash';
import {beforeAll, describe, expect, it} from 'vitest';
import {asksOf} from '../../src/content/pages';
import {meanings} from '../../src/content/vocabulary';
import {openEngine, type Engine} from '../../src/search/engines/embedded/engine';
import {entryPath, type IndexEntry} from '../../src/search/engines/embedded/indexFormat';
import {synonyms} from '../../src/search/language/synonyms';
import {wordsOf} from '../../src/search/language/tokeniser';
import {evenly, median, sum} from '../bench/statistics';
import {pages} from '../content/corpus';
import {fixtureSite} from '../fixture/settings';
import {sealed, tuning} from '../support/judged';
import {addressesFor, anchoredShare, ask, type Ranked} from '../support/judged/ask';
import {quotedIn, type Phrase} from '../support/judged/quotes';
import {relevanceByClass, relevanceOf} from '../support/relevance';
import budgets from './budgets.json';

const outDir = 'build';

const readJson = memoize((file: string): unknown =>
  JSON.parse(readFileSync(path.join(outDir, file), 'utf8')),
);

describe('the right page', () => {
  /** Floors, with slack below what has been reached; `anchored` is the share of right sections that are opened. */
  const least = {success1: 0.95, success5: 0.99, success1OfClass: 0.85, mrr: 0.85, anchored: 0.76};

  let engine: Engine;
  const tuned: Ranked[] = [];
  const unseen: Ranked[] = [];

  beforeAll(async () => {
    engine = openEngine(readJson(entryPath) as IndexEntry, (file) => Promise.resolve(readJson(file)));
    for (const row of tuning) tuned.push(await ask(engine, row));
    for (const row of sealed) unseen.push(await ask(engine, row));
    for (const [name, rows] of Object.entries({'set for tuning': tuned, 'sealed set': unseen})) {
      const {mrr, success1, success5} = relevanceOf(rows.map(({rank}) => rank));
      console.log(
        `Search, ${name} (${rows.length}): MRR@10 ${mrr.toFixed(3)}, success@1 ${success1.toFixed(3)}, ` +
          `success@5 ${success5.toFixed(3)}, section ${anchoredShare(rows).toFixed(3)}`,
      );
    }
  });

  /** The searches whose place is worse than it should be, for the message of a failure. */
  const missed = (best: number, rows: readonly Ranked[] = tuned) =>
    rows
      .filter(({place}) => place === 0 || place > best)
      .map(({query, place, first}) => `"${query}" has place ${place || 'none'}, first came ${first}`)
      .join('\n');

  it('comes first, or among the first five, for the set for tuning and each of its classes', () => {
    const {success1, success5} = relevanceOf(tuned.map(({place}) => place));
    expect(success1, missed(1)).toBeGreaterThanOrEqual(least.success1);
    expect(success5, missed(5)).toBeGreaterThanOrEqual(least.success5);
    const classes = relevanceByClass(tuned.map((row) => ({...row, rank: row.place})));
    const weak = [...classes].filter(([, found]) => found.success1 < least.success1OfClass);
    expect(weak.map(([name]) => name)).toEqual([]);
  });

  // A failure names no search, so that nobody mends those of this set one by one.
  it('comes early for searches that nobody tuned to, at the right section', () => {
    expect(relevanceOf(unseen.map(({rank}) => rank)).mrr).toBeGreaterThanOrEqual(least.mrr);
    expect(anchoredShare(unseen)).toBeGreaterThanOrEqual(least.anchored);
  });

  it('is among the first three for each word of the vocabulary', async () => {
    const lost: string[] = [];
    for (const {words, answers} of meanings)
      for (const word of words) {
        const found = (await addressesFor(engine, word)).map((address) => address.replace(/#.*/, ''));
        if (![...new Set(found)].slice(0, 3).some((page) => answers.includes(page)))
          lost.push(`"${word}" leads to none of ${answers.join(', ')}`);
      }
    expect(lost).toEqual([]);
  });
});

it('no keyword or question of an author quotes a judged search, and no synonym a sealed one', () => {
  const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
  const authored = pages.flatMap(({path: from, frontMatter}): Phrase[] =>
    [...listOf(frontMatter.keywords), ...Object.values(asksOf(frontMatter)).flat()].map((text) => ({
      text,
      from,
    })),
  );
  const vocabulary = synonyms.flat().map((text): Phrase => ({text, from: 'the vocabulary'}));
  const sentences = vocabulary.filter(({text}) => wordsOf(text).length > 2);
  expect(quotedIn([...authored, ...sentences], tuning)).toEqual([]);
  expect(quotedIn([...authored, ...vocabulary], sealed)).toEqual([]);
});

/** What a reader who has nothing yet downloads for a first query: dialog, worker, entry of the index, and its files. */
describe('a first query', () => {
  /** Bytes of the body, compressed where the build has compressed it. */
  const bytesOf = (folder: string, file: string) => {
    const place = path.join(folder, file);
    return readFileSync(existsSync(`${place}.br`) ? `${place}.br` : place).length;
  };

  const scriptsOf = (folder: string) =>
    readdirSync(path.join(folder, 'assets/js'))
      .filter((name) => /^kept-(search|engine)\.\w+\.js$/.test(name))
      .map((name) => `assets/js/${name}`);

  /** Files of a query in a visit of its own. */
  async function filesFor(folder: string, query: string): Promise<string[]> {
    const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const files = [...scriptsOf(folder), entryPath];
    const engine = openEngine(read(entryPath) as IndexEntry, (file) => {
      files.push(file);
      return Promise.resolve(read(file));
    });
    await engine.answer({indexName: 'budget', query, hitsPerPage: 20});
    return files;
  }

  const weigh = (folder: string, files: readonly string[]) => sum(files.map((file) => bytesOf(folder, file)));

  it('keeps its budget in bytes on the fixture site, whose pages no author changes', async () => {
    const {outDir: folder} = fixtureSite;
    expect(scriptsOf(folder)).toHaveLength(2);
    for (const [query, most] of Object.entries(budgets.firstQueries))
      expect(weigh(folder, await filesFor(folder, query)), query).toBeLessThanOrEqual(most);
  });

  it('asks for few files of the site, and for no more bytes than were asked for', async () => {
    const most = {code: 25_600, requests: {median: 6, worst: 10}, bytes: 180_000};
    const visits = await Promise.all(evenly(tuning, 20).map(({query}) => filesFor(outDir, query)));
    const requests = visits.map((files) => files.length);
    const bytes = visits.map((files) => weigh(outDir, files));
    const code = weigh(outDir, scriptsOf(outDir));
    console.log(
      `Search, first query: ${median(requests)} requests, ${median(bytes)} bytes, at worst ${Math.max(...requests)} ` +
        `and ${Math.max(...bytes)}; code ${code} bytes`,
    );
    expect(code).toBeLessThanOrEqual(most.code);
    expect(median(requests)).toBeLessThanOrEqual(most.requests.median);
    expect(Math.max(...requests)).toBeLessThanOrEqual(most.requests.worst);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(most.bytes);
  });
});
