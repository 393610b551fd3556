/** The search dialog as the first act: it needs no React, and loses nothing when React comes. */
import type {Page, Request, Route} from '@playwright/test';
import {products} from '../../src/site/products';
import {subject} from '../support/scenes';
import {expect, hydrated, startReact, test} from './fixtures';
import {topBar} from './page-helpers';
import {field, hits, modal, openSearch, searchFor} from './search';

const {title} = subject();
const broad = products[0]!.name;

const opener = (page: Page) => topBar(page).getByRole('button', {name: /^Search/});

/** What a page asks for from now on, apart from what the browser fetches ahead. */
function asked(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() !== 'other') found.push(new URL(request.url()).pathname);
  });
  return found;
}

const isAlive = (page: Page) =>
  page.evaluate(
    () => document.documentElement.dataset.hasHydrated === 'true' || window.hub?.state !== 'reading',
  );

/** Holds scripts back until the function that it returns is called. */
async function hold(page: Page, files: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(files, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('search: the button and each shortcut open it, Escape closes it and gives the focus back', async ({
  page,
}) => {
  const openers: ((page: Page) => Promise<void>)[] = [
    (one) => opener(one).click(),
    (one) => one.keyboard.press('/'),
    (one) => one.keyboard.press('Meta+k'),
    (one) => one.keyboard.press('Control+k'),
    // A keyboard without Latin letters, and a key that is held.
    (one) =>
      one.evaluate(() => {
        for (const repeat of [false, true])
          document.activeElement?.dispatchEvent(
            new KeyboardEvent('keydown', {key: 'л', code: 'KeyK', ctrlKey: true, repeat, bubbles: true}),
          );
      }),
  ];
  for (const start of [() => Promise.resolve(), startReact]) {
    await page.goto('/docs/intro');
    await start(page);
    for (const act of openers) {
      await topBar(page).getByRole('link', {name: 'Support'}).focus();
      await act(page);
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
    }
    await expect(topBar(page).getByRole('link', {name: 'Support'})).toBeFocused();
  }
});

test('search: answers without React, by two scripts and a few files of the index', async ({page}) => {
  await page.goto('/docs/intro');
  const paths = asked(page);
  await page.keyboard.press('Control+k');
  // At once: each pause in typing is a query of its own.
  await page.keyboard.insertText(title);
  await expect(hits(page).first()).toContainText(title);
  await expect(hits(page).first().locator('mark').first()).toBeVisible();
  await expect(modal(page).locator('.DocSearch-Progress')).toHaveCount(0);
  const isOfIndex = (one: string) => /\/assets\/search\/|\/search-index\//.test(one);
  const code = paths.filter((one) => !isOfIndex(one)).map((one) => one.replace(/\.\w+\.js$/, ''));
  expect(code).toEqual(['/assets/js/kept-search', '/assets/js/kept-engine']);
  expect(paths.filter(isOfIndex).length, paths.join()).toBeLessThanOrEqual(4);
  expect(await isAlive(page)).toBe(false);
});

test('search: nothing of it comes before a reader reaches for it, and all of it then', async ({page}) => {
  const paths = asked(page);
  const ofSearch = () => paths.filter((one) => /kept-search|\/search-index\//.test(one)).length;
  await page.goto('/docs/intro');
  expect(ofSearch()).toBe(0);
  await opener(page).hover();
  await expect.poll(ofSearch).toBeGreaterThan(1);
  await expect(modal(page)).toHaveCount(0);
  expect(await isAlive(page)).toBe(false);
});

test('search: keys typed while its script and React come keep their order', async ({page}) => {
  const release = await hold(page, '**/assets/js/**');
  await page.goto('/docs/intro', {waitUntil: 'domcontentloaded'});
  await page.keyboard.press('/');
  await page.keyboard.type('legal order');
  await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 5));
  await page.keyboard.type(' ho');
  await release();
  await page.keyboard.type('ld now and then');
  await hydrated(page);
  await page.keyboard.type('!');
  await expect(field(page)).toHaveValue('legal hold now and then! order');
  await expect(field(page)).toBeFocused();
});

test('search: React that comes while a reader searches leaves everything as it is', async ({page}) => {
  await page.goto('/docs/intro');
  await searchFor(page, broad);
  await expect(modal(page).locator('.DocSearch-Progress')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const state = () =>
    hits(page).evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('href'), row.getAttribute('aria-selected')]),
    );
  const before = await state();
  await hits(page)
    .nth(1)
    .evaluate((row) => Object.assign(row, {isKept: true}));
  await startReact(page);
  await expect.poll(() => page.evaluate(() => window.hub!.state)).toBe('ready');
  expect(await state()).toEqual(before);
  expect(
    await hits(page)
      .nth(1)
      .evaluate((row) => 'isKept' in row),
  ).toBe(true);
  await expect(field(page)).toHaveValue(broad);
  await expect(field(page)).toBeFocused();
});

test('search: Enter without its script leads to the search page', async ({page}) => {
  await hold(page, '**/assets/js/**');
  await page.goto('/docs/intro', {waitUntil: 'domcontentloaded'});
  await page.keyboard.press('/');
  await page.keyboard.type('anything');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=anything');
});

test('search: what crashes in it leaves the page whole, and it can be tried again', async ({page, noise}) => {
  noise.allow(/planted/);
  await page.goto('/docs/support');
  await page.evaluate(() => {
    // The panel trims the query while it draws.
    String.prototype.trim = function () {
      if (String(this) === 'crash') throw new RangeError('planted');
      return this.trimStart().trimEnd();
    };
  });
  await openSearch(page);
  await expect(modal(page).getByText('No recent searches')).toBeVisible();
  await page.keyboard.type('crash');
  await expect(modal(page).getByRole('alert')).toContainText('Search stopped working.');
  await field(page).fill(title);
  await modal(page).getByRole('button', {name: 'Try again'}).click();
  await expect(hits(page).first()).toContainText(title);
});
