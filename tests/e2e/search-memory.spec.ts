/** What the search modal remembers, in this browser only: 7 recent searches, 10 favourites. */
import type {Page} from '@playwright/test';
import {guides, subject} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {
  entryOf,
  field,
  hits,
  modal,
  openSearch,
  openStart,
  remembered,
  searchFor,
  store,
  stored,
  storageKeys,
} from './search';

const queries = guides()
  .slice(0, 8)
  .map(({title}) => title);
const {title, path} = subject();

const list = (page: Page, name: string) => modal(page).getByRole('list', {name}).getByRole('listitem');

const entries = (count: number) =>
  Array.from({length: count}, (_, index) => entryOf(`Page ${index}`, `/docs/intro?copy=${index}`));

/** Searches, takes the first hit, and waits until its page is there. */
async function visit(page: Page, query: string): Promise<void> {
  await searchFor(page, query);
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
  const [latest] = await stored(page, storageKeys.recent);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(latest?.hierarchy.lvl1 ?? 'a stored title');
}

test('recent searches: the last seven, the newest first', async ({page}) => {
  await open(page, '/');
  for (const query of queries) await visit(page, query);
  const recent = await stored(page, storageKeys.recent);
  expect(recent).toHaveLength(7);
  await openStart(page);
  await expect(list(page, 'Recent')).toHaveCount(7);
  await expect(list(page, 'Recent').first()).toContainText(recent[0]?.hierarchy.lvl1 ?? 'a stored title');
  await expect(hits(page)).toHaveCount(0);
});

test('recent searches: one leads back to its page', async ({page}) => {
  const place = `${path}#${subject().places[0]!.id}`;
  await open(page, '/');
  await store(page, storageKeys.recent, [
    entryOf('Another page', 'https://help.example.co.uk/docs/intro'),
    entryOf(title, place),
  ]);
  await openSearch(page);
  await remembered(page).nth(1).getByRole('link').click();
  await expect(page).toHaveURL(place);
  await expect(modal(page)).toHaveCount(0);
  expect((await stored(page, storageKeys.recent)).map(({hierarchy}) => hierarchy.lvl1)).toEqual([
    title,
    'Another page',
  ]);
});

test('recent searches: the arrow keys walk through them, and back to the field', async ({page}) => {
  await open(page, '/');
  await store(page, storageKeys.recent, entries(2));
  await openSearch(page);
  await expect(remembered(page)).toHaveCount(2);
  const link = (index: number) => remembered(page).nth(index).getByRole('link');
  for (const index of [0, 1]) {
    await page.keyboard.press('ArrowDown');
    await expect(link(index)).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await expect(link(0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
});

test('recent searches: one can be removed', async ({page}) => {
  await open(page, '/');
  await visit(page, title);
  await openStart(page);
  await modal(page)
    .getByRole('button', {name: /^Remove this search from history/})
    .click();
  await expect(modal(page).getByText('No recent searches')).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect(await stored(page, storageKeys.recent)).toEqual([]);
});

test('recent searches: markup in them stays text', async ({page}) => {
  const title = '<Head> & "x" <img src=x onerror=alert(1)>';
  await open(page, '/');
  await store(page, storageKeys.recent, [
    entryOf(title, '/docs/intro'),
    entryOf('Bad address', 'javascript:alert(1)'),
  ]);
  await openSearch(page);
  await expect(remembered(page)).toHaveCount(1);
  await expect(remembered(page)).toContainText(title);
  await expect(modal(page).locator('img')).toHaveCount(0);
});

test('recent searches: a damaged store is an empty one', async ({page}) => {
  await open(page, '/');
  await page.evaluate((key) => localStorage.setItem(key, '{"half'), storageKeys.recent);
  await openSearch(page);
  await expect(modal(page).getByText('No recent searches')).toBeVisible();
});

test('favourites: a recent search is saved, kept beside four recent ones, and removed', async ({page}) => {
  await open(page, '/');
  await store(page, storageKeys.recent, entries(7));
  await openSearch(page);
  await modal(page).getByRole('button', {name: 'Save this search: Page 6'}).click();
  await expect(list(page, 'Favourites')).toHaveText([/Page 6/]);
  await expect(list(page, 'Recent')).toHaveText([/Page 0/, /Page 1/, /Page 2/, /Page 3/]);
  await expect(field(page)).toBeFocused();
  await modal(page).getByRole('button', {name: 'Remove this search from favourites: Page 6'}).click();
  await expect(modal(page).getByText('Favourites')).toHaveCount(0);
  expect(await stored(page, storageKeys.favourite)).toEqual([]);
});

test('favourites: ten at most', async ({page}) => {
  await open(page, '/');
  await visit(page, title);
  const [entry] = await stored(page, storageKeys.recent);
  await store(page, storageKeys.favourite, entries(10));
  await openStart(page);
  await expect(list(page, 'Favourites')).toHaveCount(10);
  await modal(page)
    .getByRole('button', {name: /^Save this search/})
    .click();
  await expect
    .poll(async () => (await stored(page, storageKeys.favourite))[0]?.objectID)
    .toBe(entry?.objectID);
  expect(await stored(page, storageKeys.favourite)).toHaveLength(10);
});
