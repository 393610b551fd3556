/** What a search leaves on the page that it led to, and on the page that it was made on. */
import type {Page} from '@playwright/test';
import {products} from '../../src/site/products';
import {section} from '../support/scenes';
import {expect, hydrated, test, violations} from './fixtures';
import {field, hits, modal, openSearch, results, searchFor} from './search';

const {address, place} = section();
const query = place.text;
const broad = products[0]!.name;

/** What is marked: how many words, and whether all are in the section's part of the page. */
const marked = (page: Page) =>
  page.evaluate((id) => {
    const words = [...(CSS.highlights.get('found') ?? [])] as Range[];
    const section = document.getElementById(id);
    const behind = Node.DOCUMENT_POSITION_FOLLOWING;
    const isBehind = ({startContainer}: Range) =>
      Boolean(section && section.compareDocumentPosition(startContainer) & behind);
    return {count: words.length, inSection: words.every(isBehind)};
  }, place.id);

/** Searches, and follows the hit of the section, wherever it is in the list. */
async function follow(page: Page): Promise<void> {
  await page.goto('/docs/intro');
  await searchFor(page, query);
  await modal(page).locator(`[role=option][href="${address}"]`).click();
  await expect(page).toHaveURL(address);
}

test('a hit’s words are marked in its section, React leaves them, and they go with a reload', async ({
  page,
}) => {
  await follow(page);
  await expect.poll(async () => (await marked(page)).count).toBeGreaterThan(0);
  const before = await marked(page);
  expect(before.inSection).toBe(true);
  await expect(page.locator(`[id="${place.id}"]`)).toBeInViewport();
  expect(await violations(page)).toEqual([]);
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => window.hub!.state)).toBe('ready');
  expect(await marked(page)).toEqual(before);
  await page.reload();
  await hydrated(page);
  expect(await marked(page)).toMatchObject({count: 0});
});

test('Back from a hit opens the list as it was, once', async ({page}) => {
  await page.goto('/docs/intro');
  await hydrated(page);
  await searchFor(page, broad);
  await expect(modal(page).locator('.DocSearch-Progress')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  const to = (await hits(page).last().getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(to);
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
  await expect(field(page)).toHaveValue(broad);
  await expect(modal(page).locator('[aria-selected="true"]')).toHaveAttribute('href', to);
  await page.keyboard.press('Escape');
  await page.goForward();
  await expect(page).toHaveURL(to);
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
  await expect(modal(page)).toHaveCount(0);
  await openSearch(page);
  await expect(field(page)).toHaveValue(broad);
});

test('a result of the search page marks its words as well, and the focus goes to its section', async ({
  page,
}) => {
  await page.goto(`/search?q=${encodeURIComponent(query)}`);
  await results(page).locator(`a[href="${address}"]`).click();
  await expect(page).toHaveURL(address);
  await expect.poll(async () => (await marked(page)).count).toBeGreaterThan(0);
  expect(await marked(page)).toMatchObject({inSection: true});
  await expect(page.locator(`[id="${place.id}"]`)).toBeFocused();
  await page.goBack();
  await expect(results(page).first()).toBeVisible();
  expect(await marked(page)).toMatchObject({count: 0});
});
