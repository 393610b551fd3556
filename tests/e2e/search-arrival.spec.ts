/** What a search leaves on the page that it led to, and on the page that it was made on. */
import type {Locator, Page} from '@playwright/test';
import {products} from '../../src/site/products';
import {section} from '../support/scenes';
import {expect, hydrated, test, violations} from './fixtures';
import {field, hits, modal, openSearch, results, searchFor} from './search';

const {address, place} = section();
const query = place.text;
const broad = products[0]!.name;

const bar = (page: Page): Locator => page.getByRole('region', {name: 'Found on this page'});
const press = (page: Page, name: string) => bar(page).getByRole('button', {name, exact: true}).click();

/** What is marked: the number of places, and whether the current one is in the section. */
const marked = (page: Page) =>
  page.evaluate((id) => {
    const [here] = [...(CSS.highlights.get('found-here') ?? [])] as Range[];
    const inSection = document.getElementById(id)?.contains(here?.startContainer ?? null);
    return {count: CSS.highlights.get('found')?.size ?? 0, inSection};
  }, place.id);

/** Count and place that the bar tells. */
async function told(page: Page): Promise<{place: number; count: number}> {
  await expect(bar(page).getByRole('status')).toHaveText(/^\d+ of \d+ for ./);
  const [, at, of] = /^(\d+) of (\d+) for /.exec(await bar(page).getByRole('status').innerText())!;
  return {place: Number(at), count: Number(of)};
}

/** Searches, and follows the hit of the section, wherever it is in the list. */
async function follow(page: Page): Promise<void> {
  await page.goto('/docs/intro');
  await searchFor(page, query);
  await modal(page).locator(`[role=option][href="${address}"]`).click();
  await expect(page).toHaveURL(address);
}

test('a hit’s words are marked on its page, counted, stepped through and cleared, and React leaves them', async ({
  page,
}) => {
  await follow(page);
  const {place: first, count} = await told(page);
  expect(await marked(page)).toMatchObject({count, inSection: true});
  await expect(page.locator(`[id="${place.id}"]`)).toBeInViewport();
  expect(count).toBeGreaterThan(1);
  await press(page, 'Next');
  expect(await told(page)).toEqual({place: (first % count) + 1, count});
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => window.hub!.state)).toBe('ready');
  expect(await marked(page)).toMatchObject({count});
  await press(page, 'Previous');
  expect(await told(page)).toEqual({place: first, count});
  await press(page, 'Clear');
  await expect(bar(page)).toHaveCount(0);
  expect(await marked(page)).toMatchObject({count: 0});
});

test('the marks go with a reload, and the bar takes one line at 320 pixels', async ({page}) => {
  await page.setViewportSize({width: 320, height: 568});
  await follow(page);
  await told(page);
  const places = await bar(page)
    .locator('p,button')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({top, height}) => top + height / 2),
    );
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(2);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
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
  await told(page);
  expect(await marked(page)).toMatchObject({inSection: true});
  await expect(page.locator(`[id="${place.id}"]`)).toBeFocused();
  await page.goBack();
  await expect(results(page).first()).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
