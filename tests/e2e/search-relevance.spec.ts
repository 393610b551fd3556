/** Whether readers find the right page first: the judged searches, asked of the index as it is served. */
import {expect, test} from '@playwright/test';
import {sealed, tuning} from '../support/judged';
import {anchoredShare, ask, type Ranked} from '../support/judged/ask';
import {relevanceByClass, relevanceOf} from '../support/relevance';
import {searchOfSite} from '../support/searchOfSite';

/**
 * Goals of the search, by the set that it may be made better with. A class may have .85: keywords that quoted its searches
 * word for word are gone, and with them what made .90 of three classes.
 */
const least = {success1: 0.95, success5: 0.99, success1OfClass: 0.85};

/** What the sealed set has reached: it may be raised freely. The aim is an MRR of .90, and .80 of the anchors. */
const reached = {mrr: 0.85, anchored: 0.76};

// One worker asks all searches once for all tests of this file.
test.describe.configure({mode: 'default'});

const ranked: Ranked[] = [];
const unseen: Ranked[] = [];

const pagesOf = (rows: readonly Ranked[]) => relevanceOf(rows.map(({rank}) => rank));
const placesOf = (rows: readonly Ranked[]) => relevanceOf(rows.map(({place}) => place));

function print(set: string, rows: readonly Ranked[]): void {
  const classes = relevanceByClass(rows);
  for (const [name, {queries, mrr, success1, success5}] of [['all', pagesOf(rows)] as const, ...classes])
    console.log(
      `${set}, ${name} (${queries}): MRR@10 ${mrr.toFixed(3)}, success@1 ${success1.toFixed(3)}, success@5 ${success5.toFixed(3)}`,
    );
  console.log(`${set}: ${anchoredShare(rows).toFixed(3)} of the sections that are wanted are opened`);
}

test.beforeAll(async ({baseURL}) => {
  const engine = await searchOfSite(baseURL);
  for (const row of tuning) ranked.push(await ask(engine, row));
  for (const row of sealed) unseen.push(await ask(engine, row));
  print('Set for tuning', ranked);
  print('Sealed set', unseen);
});

/** The searches whose place is worse than it should be, for the message of a failure. */
function missed(best: number, rows: readonly Ranked[] = ranked): string {
  const lines = rows
    .filter(({place}) => place === 0 || place > best)
    .map(
      (row) =>
        `  ${row.class}: "${row.query}" has place ${row.place || 'none'}, first came ${row.first}, wanted ${(row.sections.length ? row.sections : row.pages).join(' or ')}`,
    );
  return `Searches that miss:\n${lines.join('\n')}\n`;
}

test('the first hit is right', () => {
  expect(placesOf(ranked).success1, missed(1)).toBeGreaterThanOrEqual(least.success1);
});

test('one of the first five hits is right', () => {
  expect(placesOf(ranked).success5, missed(5)).toBeGreaterThanOrEqual(least.success5);
});

test('each class of searches has its first hit right', () => {
  const classes = [...relevanceByClass(ranked.map((row) => ({...row, rank: row.place})))];
  expect(classes.length).toBeGreaterThan(8);
  const weak = classes.filter(([, {success1}]) => success1 < least.success1OfClass).map(([name]) => name);
  const rows = ranked.filter((row) => weak.includes(row.class));
  expect(weak, missed(1, rows)).toEqual([]);
});

// A failure names no search, so that nobody mends those of this set one by one.
test('searches that nobody tuned to find their page and their section', () => {
  expect(unseen.length).toBeGreaterThanOrEqual(150);
  expect(pagesOf(unseen).mrr).toBeGreaterThanOrEqual(reached.mrr);
  expect(anchoredShare(unseen)).toBeGreaterThanOrEqual(reached.anchored);
});
