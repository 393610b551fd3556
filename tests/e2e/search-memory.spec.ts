/** What the search dialog remembers, in this browser only: 7 recent searches, 10 favourites. */
import type {Page} from '@playwright/test';
import {subject} from '../support/scenes';
import {expect, test} from './fixtures';
import {
  entryOf,
  field,
  modal,
  openSearch,
  openStart,
  remembered,
  searchFor,
  store,
  stored,
  storageKeys,
} from './search';

const {title, path} = subject();

const list = (page: Page, name: string) => modal(page).getByRole('list', {name}).getByRole('listitem');

const seven = Array.from({length: 7}, (_, index) => entryOf(`Page ${index}`, `/docs/intro?copy=${index}`));

test('recent searches: a followed hit is the newest; it leads back, and can be removed', async ({page}) => {
  await page.goto('/docs/intro');
  await store(page, storageKeys.recent, seven);
  await searchFor(page, title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  expect(await stored(page, storageKeys.recent)).toHaveLength(7);
  await page.goto('/docs/support');
  await openStart(page);
  await expect(list(page, 'Recent')).toHaveCount(7);
  await expect(list(page, 'Recent').first()).toContainText(title);
  await page.keyboard.press('ArrowDown');
  await expect(remembered(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await openStart(page);
  await modal(page)
    .getByRole('button', {name: /^Remove this search from history/})
    .first()
    .click();
  await expect(list(page, 'Recent')).toHaveCount(6);
  await expect(field(page)).toBeFocused();
});

test('favourites: a recent search is saved, kept beside four recent ones, and removed', async ({page}) => {
  await page.goto('/');
  await store(page, storageKeys.recent, seven);
  await openSearch(page);
  await modal(page).getByRole('button', {name: 'Save this search: Page 6'}).click();
  await expect(list(page, 'Favourites')).toHaveText([/Page 6/]);
  await expect(list(page, 'Recent')).toHaveCount(4);
  await expect(field(page)).toBeFocused();
  await modal(page).getByRole('button', {name: 'Remove this search from favourites: Page 6'}).click();
  await expect(modal(page).getByText('Favourites')).toHaveCount(0);
  expect(await stored(page, storageKeys.favourite)).toEqual([]);
});

test('recent searches: what cannot be read is left out, and markup stays text', async ({page}) => {
  const markup = '<b>Head</b> & "x" <img src=x onerror=alert(1)>';
  await page.goto('/docs/support');
  await store(page, storageKeys.recent, [
    entryOf(markup, '/docs/intro'),
    entryOf('Script', 'javascript:alert(1)'),
    entryOf('Bad escape', '/docs/%zz'),
  ]);
  await openSearch(page);
  await expect(remembered(page)).toHaveCount(1);
  await expect(remembered(page)).toContainText(markup);
  await expect(modal(page).locator('img')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.evaluate((key) => localStorage.setItem(key, '{"half'), storageKeys.recent);
  await page.reload();
  await openSearch(page);
  await expect(modal(page).getByText('No recent searches')).toBeVisible();
});
