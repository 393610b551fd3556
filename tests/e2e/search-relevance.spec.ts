/** Whether readers find the right page first: the judged searches, asked of the index as it is served. */
import {expect, test} from '@playwright/test';
import {openEngine, type Engine} from '../../src/search/engines/embedded/engine';
import {entryPath, type IndexEntry} from '../../src/search/engines/embedded/indexFormat';
import {judged, type Judged} from '../support/judged';
import {rankOf, relevanceByClass, relevanceOf} from '../support/relevance';

/** Goals of the search. */
const least = {success1: 0.95, success5: 0.99, success1OfClass: 0.9};

type Ranked = Judged & {rank: number; first: string};

async function openSite(origin: string): Promise<Engine> {
  const load = async (path: string): Promise<unknown> => (await fetch(origin + path)).json();
  return openEngine((await load(entryPath)) as IndexEntry, load);
}

/** Rank by page, or by section where one is named. The request is the modal's. */
async function ask(engine: Engine, row: Judged): Promise<Ranked> {
  const {hits} = await engine.answer({indexName: 'judged', query: row.query, hitsPerPage: 20});
  const found = hits.map(({url}) => {
    const {pathname, hash} = new URL(url);
    return row.anchor === undefined ? pathname : decodeURIComponent(pathname + hash);
  });
  const wanted = row.pages.map((page) => (row.anchor === undefined ? page : `${page}#${row.anchor}`));
  return {...row, rank: rankOf(found, wanted), first: found[0] ?? 'nothing'};
}

// One worker asks all searches once for all tests of this file.
test.describe.configure({mode: 'default'});

const ranked: Ranked[] = [];

test.beforeAll(async ({baseURL}) => {
  const engine = await openSite(new URL(baseURL ?? '').origin);
  for (const row of judged) ranked.push(await ask(engine, row));
  const all = {
    all: relevanceOf(ranked.map(({rank}) => rank)),
    ...Object.fromEntries(relevanceByClass(ranked)),
  };
  for (const [name, {queries, mrr, success1, success5}] of Object.entries(all))
    console.log(
      `${name} (${queries}): MRR@10 ${mrr.toFixed(3)}, success@1 ${success1.toFixed(3)}, success@5 ${success5.toFixed(3)}`,
    );
});

/** The searches whose rank is worse than it should be, for the message of a failure. */
function missed(best: number, rows: readonly Ranked[] = ranked): string {
  const lines = rows
    .filter(({rank}) => rank === 0 || rank > best)
    .map(
      (row) =>
        `  ${row.class}: "${row.query}" has rank ${row.rank || 'none'}, first came ${row.first}, wanted ${row.pages.join(' or ')}${row.anchor ? `#${row.anchor}` : ''}`,
    );
  return `Searches that miss:\n${lines.join('\n')}\n`;
}

test('the first hit is right', () => {
  const {success1} = relevanceOf(ranked.map(({rank}) => rank));
  expect(success1, missed(1)).toBeGreaterThanOrEqual(least.success1);
});

test('one of the first five hits is right', () => {
  const {success5} = relevanceOf(ranked.map(({rank}) => rank));
  expect(success5, missed(5)).toBeGreaterThanOrEqual(least.success5);
});

test('each class of searches has its first hit right', () => {
  const classes = [...relevanceByClass(ranked)];
  expect(classes.length).toBeGreaterThan(8);
  const weak = classes.filter(([, {success1}]) => success1 < least.success1OfClass).map(([name]) => name);
  const rows = ranked.filter((row) => weak.includes(row.class));
  expect(weak, missed(1, rows)).toEqual([]);
});
