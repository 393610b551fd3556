/** What the search modal remembers, in this browser only: 7 recent searches, 10 favourites. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {hits, modal, openSearch, searchFor, stored, storageKeys, type Stored} from './search';

const queries = ['retention', 'legal hold', 'audit', 'endpoints', 'groups', 'reports', 'slack', 'okta'];

/** Searches, takes the first hit, and waits until its page is there. */
async function visit(page: Page, query: string): Promise<void> {
  await searchFor(page, query);
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  const [latest] = await stored(page, storageKeys.recent);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(latest?.hierarchy.lvl1 ?? 'a stored title');
}

/** Fills a store with copies of its only entry. */
function copies(entry: Stored, count: number): Stored[] {
  return Array.from({length: count}, (_, index) => ({
    ...entry,
    objectID: `copy-${index}`,
    url: `/docs/intro?copy=${index}`,
    hierarchy: {...entry.hierarchy, lvl1: `Copy ${index}`},
  }));
}

test('recent searches: the last seven, the newest first', async ({page}) => {
  await open(page, '/');
  for (const query of queries) await visit(page, query);
  const recent = await stored(page, storageKeys.recent);
  expect(recent).toHaveLength(7);
  await openSearch(page);
  await expect(modal(page).getByText('Recent', {exact: true})).toBeVisible();
  await expect(hits(page)).toHaveCount(7);
  await expect(hits(page).first()).toContainText(recent[0]?.hierarchy.lvl1 ?? 'a stored title');
});

test('recent searches: one can be removed', async ({page}) => {
  await open(page, '/');
  await visit(page, 'retention');
  await openSearch(page);
  await modal(page).getByRole('button', {name: 'Remove this search from history'}).click();
  await expect(modal(page).getByText('No recent searches')).toBeVisible();
  expect(await stored(page, storageKeys.recent)).toEqual([]);
});

test('favourites: ten at most', async ({page}) => {
  await open(page, '/');
  await visit(page, 'retention');
  const [entry] = await stored(page, storageKeys.recent);
  if (!entry) throw new Error('The search was not stored');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.favourite,
    JSON.stringify(copies(entry, 10)),
  ] as const);
  await open(page, '/');
  await openSearch(page);
  await expect(modal(page).getByText('Favorite', {exact: true})).toBeVisible();
  await modal(page).getByRole('button', {name: 'Save this search'}).click();
  await expect
    .poll(async () => (await stored(page, storageKeys.favourite))[0]?.objectID)
    .toBe(entry.objectID);
  expect(await stored(page, storageKeys.favourite)).toHaveLength(10);
});
