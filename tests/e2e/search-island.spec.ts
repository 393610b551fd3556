/** The search without the application: the dialog opens and answers on a page that nothing else has touched. */
import type {Page, Request} from '@playwright/test';
import {illustrated, section, subject} from '../support/scenes';
import {expect, hydrated, startReact, test} from './fixtures';
import {markDocument, topBar} from './page-helpers';
import {field, hits, modal, watchAnswers} from './search';

const {title, path} = subject();
const opener = (page: Page) => topBar(page).getByRole('button', {name: /^Search/});

/** Files of the index depend on the letters at which an answer is asked for. The most requests until the results of a first query are there, those that fetch ahead not counted. */
const mostRequests = {code: 2, index: 8};

const isIsland = /\/kept-search\.\w+\.js(\?|$)/;
const isOfSearch = /\/assets\/search\/|\/search-index\//;

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

const openers: Record<string, (page: Page) => Promise<void>> = {
  'a click': (page) => opener(page).click(),
  'Control+k': (page) => page.keyboard.press('Control+k'),
  'Meta+k': (page) => page.keyboard.press('Meta+k'),
  'a slash': (page) => page.keyboard.press('/'),
  'Shift and a slash': async (page) => {
    await page.keyboard.press('Shift');
    await page.keyboard.press('/');
  },
};

for (const [name, act] of Object.entries(openers))
  test(`search: ${name} opens it, and it answers without React`, async ({page}) => {
    await page.goto(illustrated().path);
    const paths = asked(page);
    await act(page);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(title);
    await expect(hits(page).first()).toContainText(title);
    await expect(modal(page).locator('.DocSearch-Progress')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const index = paths.filter((one) => isOfSearch.test(one));
    const code = paths.filter((one) => !isOfSearch.test(one));
    expect(code.map((one) => one.replace(/\.\w+\.js$/, ''))).toEqual([
      '/assets/js/kept-search',
      '/assets/js/kept-engine',
    ]);
    expect(code.length).toBeLessThanOrEqual(mostRequests.code);
    expect(index.length, index.join()).toBeLessThanOrEqual(mostRequests.index);
    expect(await isAlive(page)).toBe(false);
  });

test('search: the field is there before its script is', async ({page}) => {
  await page.route(isIsland, () => new Promise<void>(() => {}));
  await page.goto('/docs/intro');
  const isOpen = await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-open-search]')!.click();
    return document.activeElement?.matches('dialog[open] input');
  });
  expect(isOpen).toBe(true);
});

test('search: pointing at what opens it, or focusing it, fetches the search alone', async ({page}) => {
  for (const reach of [() => opener(page).hover(), () => opener(page).focus()]) {
    await page.goto('/docs/intro');
    const paths = asked(page);
    await reach();
    await expect.poll(() => paths.filter((one) => isOfSearch.test(one)).length).toBeGreaterThan(0);
    expect(await isAlive(page)).toBe(false);
    await expect(modal(page)).toHaveCount(0);
  }
});

async function followSection(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(section().query);
  await expect(hits(page).first()).toContainText(section().query);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(section().address);
}

test('search: a hit is followed without React, as a link', async ({page}) => {
  await page.goto('/docs/intro');
  const isSame = await markDocument(page);
  await followSection(page);
  expect(await isSame()).toBe(false);
  await expect(page.locator(`[id="${section().place.id}"]`)).toBeInViewport();
  await expect(modal(page)).toHaveCount(0);
});

test('search: with React a hit is followed by the router, and the focus goes to its section', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  await hydrated(page);
  const isSame = await markDocument(page);
  await followSection(page);
  expect(await isSame()).toBe(true);
  await expect(page.locator(`[id="${section().place.id}"]`)).toBeFocused();
});

test('search: React that comes while a reader searches leaves everything as it is', async ({page}) => {
  await page.goto('/docs/intro');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(title);
  await expect(hits(page).first()).toContainText(title);
  await expect(modal(page).locator('.DocSearch-Progress')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
  await hits(page)
    .nth(1)
    .evaluate((row) => Object.assign(row, {isKept: true}));
  const addresses = () => hits(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('href')));
  const list = await addresses();
  await page.evaluate(() => window.hub!.start());
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect.poll(() => page.evaluate(() => window.hub!.state)).toBe('ready');
  await expect(field(page)).toHaveValue(title);
  await expect(field(page)).toBeFocused();
  expect(
    await field(page).evaluate(({selectionStart, selectionEnd}: HTMLInputElement) => [
      selectionStart,
      selectionEnd,
    ]),
  ).toEqual([2, 4]);
  expect(await addresses()).toEqual(list);
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(
    await hits(page)
      .nth(1)
      .evaluate((row) => 'isKept' in row),
  ).toBe(true);
  await page.keyboard.press('Enter');
  await expect(modal(page)).toHaveCount(0);
});

test('search: typing closed and opened again, it answers as before', async ({page}) => {
  await page.goto('/docs/intro');
  for (const words of [title, section().query]) {
    await page.keyboard.press('Control+k');
    await field(page).fill(words);
    await expect(hits(page).first()).toContainText(words);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
  }
  expect(await isAlive(page)).toBe(false);
});

test('search: a hit that is pressed slowly is followed, though an answer comes meanwhile', async ({page}) => {
  const answered = await watchAnswers(page);
  await page.goto('/docs/intro');
  await page.keyboard.press('Control+k');
  await answered(() => page.keyboard.type(title));
  const first = hits(page).first();
  await expect(first).toContainText(title);
  await expect(modal(page).locator('.DocSearch-Progress')).toHaveCount(0);
  await first.locator('.DocSearch-Hit-title').hover();
  await page.mouse.down();
  await answered(() => field(page).fill(title.slice(0, -1)));
  await page.mouse.up();
  await expect(page).toHaveURL(path);
});

test('search: what came during a press is shown after it', async ({page}) => {
  await page.goto('/docs/intro');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(title);
  await expect(hits(page).first()).toContainText(title);
  // No link: a link that is pressed and left is dragged, and its address dropped into the field.
  await modal(page).locator('.DocSearch-Hit-source').first().hover();
  await page.mouse.down();
  await field(page).fill(section().query);
  await page.mouse.up();
  await expect(hits(page).first()).toContainText(section().query);
});

test.describe('a script that does not come', () => {
  test.beforeEach(({noise}) => noise.allow(/ERR_FAILED|404|Failed to fetch dynamically/));

  test('is asked for once more', async ({page}) => {
    let fails = 1;
    await page.route(isIsland, (route) => ((fails -= 1) < 0 ? route.continue() : route.abort()));
    await page.goto('/docs/intro');
    await page.keyboard.press('Control+k');
    await page.keyboard.type(title);
    await expect(hits(page).first()).toContainText(title);
    expect(await isAlive(page)).toBe(false);
  });

  test('is told, and comes when the reader tries again', async ({page}) => {
    await page.route(isIsland, (route) => route.abort());
    await page.goto('/docs/intro');
    await page.keyboard.press('Control+k');
    await page.keyboard.type(title);
    const notice = modal(page).getByRole('alert');
    await expect(notice).toContainText('Unable to fetch results');
    await page.unroute(isIsland);
    await notice.getByRole('button', {name: 'Try again'}).click();
    await expect(hits(page).first()).toContainText(title);
    await expect(field(page)).toHaveValue(title);
    await expect(notice).toHaveCount(0);
  });

  test('comes with the next key when nothing else comes either', async ({page}) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/intro');
    await page.keyboard.press('Control+k');
    await expect(modal(page).getByRole('alert')).toContainText('Part of this page did not load.');
    await page.unroute('**/assets/js/**');
    await page.keyboard.type(title);
    await expect(hits(page).first()).toContainText(title);
    await expect(modal(page).getByRole('alert')).toHaveCount(0);
  });

  test('is gone with its version of the site: the reader is told, and goes on searching in the next', async ({
    page,
  }) => {
    await page.route(isIsland, (route) =>
      route.fulfill({status: 404, contentType: 'text/html', body: 'gone'}),
    );
    await page.route('**/version.json', (route) => route.fulfill({json: {version: 'ffffffff'}}));
    await page.goto('/docs/intro');
    await page.keyboard.press('Control+k');
    await page.keyboard.type(title);
    await expect(modal(page)).toContainText('This site was updated.');
    await page.unroute(isIsland);
    await modal(page).getByRole('button', {name: 'Reload'}).first().click();
    await expect(field(page)).toHaveValue(title);
    await expect(hits(page).first()).toContainText(title);
  });
});

test('search: the page can be read by React after a search as before it', async ({page}) => {
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(title);
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await startReact(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});
