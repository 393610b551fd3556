/** What a search leaves on the page that it led to, and on the page that it was made on. */
import type {Locator, Page} from '@playwright/test';
import {products} from '../../src/site/products';
import {section} from '../support/scenes';
import {expect, hydrated, test, violations} from './fixtures';
import {field, hits, modal, results, searchFor} from './search';

const {address, place, page: found} = section();
const query = place.text;
const broad = products[0]!.name;

/** A reader who searches before React is there, and one who searches with it. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'without React': () => Promise.resolve(),
  'with React': hydrated,
};

const bar = (page: Page): Locator => page.getByRole('region', {name: 'Found on this page'});
const hitOf = (page: Page): Locator => modal(page).locator(`[role=option][href="${address}"]`);
const press = (page: Page, name: string) => bar(page).getByRole('button', {name, exact: true}).click();

/** What is marked: the number of places, the current text, and whether that is in the section. */
const marked = (page: Page) =>
  page.evaluate((id) => {
    const [here] = [...(CSS.highlights.get('found-here') ?? [])] as Range[];
    const inSection = document.getElementById(id)?.contains(here?.startContainer ?? null);
    return {count: CSS.highlights.get('found')?.size ?? 0, text: here?.toString(), inSection};
  }, place.id);

/** Count and place that the bar tells. */
async function told(page: Page): Promise<{place: number; count: number}> {
  await expect(bar(page).getByRole('status')).toHaveText(/^\d+ of \d+ for ./);
  const [, at, of] = /^(\d+) of (\d+) for /.exec(await bar(page).getByRole('status').innerText())!;
  return {place: Number(at), count: Number(of)};
}

/** Follows the hit of the section, wherever it is in the list. */
async function followHit(page: Page): Promise<void> {
  await hitOf(page).click();
  await expect(page).toHaveURL(address);
}

async function follow(page: Page, from = '/docs/intro', act = ways['without React']!): Promise<void> {
  await page.goto(from);
  await act(page);
  await searchFor(page, query);
  await followHit(page);
}

for (const [name, act] of Object.entries(ways)) {
  test(`${name}: a hit’s words are marked on its page, counted, stepped through and cleared`, async ({
    page,
  }) => {
    await follow(page, '/docs/intro', act);
    const {place: first, count} = await told(page);
    expect(await marked(page)).toMatchObject({count, inSection: true});
    await expect(page.locator(`[id="${place.id}"]`)).toBeInViewport();
    expect(count).toBeGreaterThan(1);
    await press(page, 'Next');
    expect(await told(page)).toEqual({place: (first % count) + 1, count});
    await press(page, 'Previous');
    await press(page, 'Previous');
    expect(await told(page)).toEqual({place: ((first + count - 2) % count) + 1, count});
    await press(page, 'Clear');
    await expect(bar(page)).toHaveCount(0);
    expect(await marked(page)).toMatchObject({count: 0});
  });

  test(`${name}: Back from a hit opens the list as it was, once`, async ({page}) => {
    await page.setViewportSize({width: 900, height: 500});
    await page.goto('/docs/intro');
    await act(page);
    await searchFor(page, broad);
    await expect(modal(page).locator('.DocSearch-Progress')).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    const to = (await hits(page).last().getAttribute('href'))!;
    const list = modal(page).locator('.DocSearch-Dropdown');
    await expect.poll(() => list.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
    const scrolled = await list.evaluate(({scrollTop}) => scrollTop);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(to);
    await expect(modal(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/docs/intro');
    await expect(field(page)).toHaveValue(broad);
    await expect(modal(page).locator('[aria-selected="true"]')).toHaveAttribute('href', to);
    await expect.poll(() => list.evaluate(({scrollTop}) => scrollTop)).toBe(scrolled);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL('/docs/intro');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue(broad);
  });
}

test('an arrival fetches no index, and the search answers there as anywhere', async ({page}) => {
  await page.goto('/docs/intro');
  await searchFor(page, query);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await followHit(page);
  await told(page);
  expect(paths.filter((path) => path.includes('kept-engine') || path.includes('/search-index/'))).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(hitOf(page)).toBeVisible();
});

test('React that comes to a marked page leaves the marks', async ({page}) => {
  await follow(page);
  const before = await told(page);
  await press(page, 'Next');
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => window.hub!.state)).toBe('ready');
  const after = await told(page);
  expect(after.count).toBe(before.count);
  expect(await marked(page)).toMatchObject({count: before.count});
  await press(page, 'Previous');
  expect(await told(page)).toEqual(before);
});

test('the marks go with the page, and a plain way to it, or a reload, brings none', async ({page}) => {
  await follow(page, '/docs/intro', hydrated);
  await told(page);
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  await follow(page, '/docs/intro', hydrated);
  await told(page);
  await page.evaluate(() => window.hub!.follow!('/blog'));
  await expect(bar(page)).toHaveCount(0);
  expect(await marked(page)).toMatchObject({count: 0});
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(found.title);
  await expect(bar(page)).toHaveCount(0);
  await expect(modal(page)).toHaveCount(0);
});

test('Escape in the bar clears, and Tab goes on from the word', async ({page}) => {
  await follow(page);
  await told(page);
  await bar(page).getByRole('button', {name: 'Next', exact: true}).focus();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main article') !== null)).toBe(true);
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

test('the bar takes one line at 320 pixels, and breaks no rule', async ({page}) => {
  await page.setViewportSize({width: 320, height: 568});
  await follow(page);
  await told(page);
  const tops = await bar(page)
    .locator('p,button')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({top, height}) => top + height / 2),
    );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
  for (const button of await bar(page).getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
  }
  expect(await violations(page)).toEqual([]);
});
