/** Files that do not come while React runs, and a new deployment: what the reader wanted is done, or the page says why not. */
import type {Page, Route} from '@playwright/test';
import {operationWithBody, plain} from '../support/scenes';
import {connect, expect, hydrated, open, startReact, test} from './fixtures';
import {countDocuments, markDocument, topBar} from './page-helpers';

type Wish = {
  /** Page where the reader is. */
  path: string;
  /** The file by its address or by a text that it holds. */
  isFile: (address: string, text: string) => boolean;
  act: (page: Page) => Promise<void>;
};

const nextPage = {
  path: plain().path,
  isFile: (_: string, text: string) => text.includes('"source":"@site/docs/support.mdx"'),
  act: (page: Page) => topBar(page).getByRole('link', {name: 'Support'}).click(),
  done: async (page: Page) => {
    await expect(page).toHaveURL('/docs/support');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
  },
};

const tryIt: Wish = {
  path: operationWithBody().path,
  isFile: (address) => /\.console\./.test(address),
  act: (page) => page.getByRole('button', {name: 'Try it'}).click(),
};

const fail = (route: Route) => route.abort();
const gone = (route: Route) =>
  route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'});
const silent = () => new Promise<void>(() => {});

/** Has a file come to grief, `times` times. */
async function spoil(page: Page, {isFile}: Wish, how: (route: Route) => Promise<void>, times = Infinity) {
  let count = 0;
  await page.route('**/assets/**', async (route) => {
    if (!/script|fetch|stylesheet/.test(route.request().resourceType())) return route.continue();
    const response = await route.fetch();
    const body = await response.body();
    if (!isFile(route.request().url(), body.toString()) || (count += 1) > times)
      return route.fulfill({response, body});
    return how(route);
  });
  return () => count;
}

test.beforeEach(async ({page, noise}) => {
  noise.allow(
    /ERR_|ChunkLoadError|Loading (CSS )?chunk|Failed to load resource|status 404|MIME|in time|JSON/,
  );
  // Nothing is fetched ahead.
  await connect(page, {saveData: true, effectiveType: '4g'});
});

test('the next page: a file that fails once is asked for again', async ({page}) => {
  await open(page, nextPage.path);
  const count = await spoil(page, nextPage, fail, 1);
  const isSame = await markDocument(page);
  await nextPage.act(page);
  await nextPage.done(page);
  await expect.poll(count).toBeGreaterThan(1);
  expect(await isSame()).toBe(true);
});

test('the console: a file that never comes is told, and a new version as such', async ({page}) => {
  await open(page, tryIt.path);
  await spoil(page, tryIt, fail);
  await tryIt.act(page);
  await expect(page.getByText('The console could not be downloaded.').first()).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.route('**/version.json', (route) => route.fulfill({json: {version: 'ffffffff'}}));
  await open(page, tryIt.path);
  await spoil(page, tryIt, gone);
  await tryIt.act(page);
  await expect(page.getByText('This site was updated.').first()).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  const again = page.waitForEvent('load');
  await page.getByRole('button', {name: 'Reload', exact: true}).first().click();
  await again;
  await hydrated(page);
});

test('a page that came as a document of a new version says so, and begins at its top', async ({page}) => {
  await page.route(`**${nextPage.path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-version=\w+/, 'data-version=00000000');
    return route.fulfill({response, body});
  });
  await open(page, nextPage.path);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await spoil(page, nextPage, gone);
  page.on('request', (request) => request.isNavigationRequest() && void page.unroute('**/assets/**'));
  const arrived = page.waitForEvent('load');
  await nextPage.act(page);
  await arrived;
  await nextPage.done(page);
  const note = page.getByRole('status').filter({hasText: 'This site was updated.'});
  await expect(note).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await note.getByRole('button', {name: 'Close'}).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(note).toHaveCount(0);
});

test('no loop: when the fresh document fails as well, a red message, and Retry', async ({page}) => {
  await open(page, nextPage.path);
  await spoil(page, nextPage, gone);
  const documents = countDocuments(page);
  const arrived = page.waitForEvent('load');
  await nextPage.act(page);
  await arrived;
  await startReact(page);
  const retry = page
    .getByRole('alert')
    .filter({hasText: 'Part of this page did not load.'})
    .getByRole('button', {name: 'Retry'});
  await expect(retry).toBeVisible();
  expect(documents()).toBe(1);
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await retry.click();
  await hydrated(page);
  await nextPage.done(page);
});

test('a link pressed while a page does not answer works', async ({page}) => {
  await page.clock.install();
  await open(page, nextPage.path);
  const isSame = await markDocument(page);
  const count = await spoil(page, nextPage, silent);
  await nextPage.act(page);
  await expect.poll(count).toBe(1);
  await topBar(page).getByRole('link', {name: 'Updates and News'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Updates and News');
  await page.clock.fastForward(11_000);
  await expect(page).toHaveURL('/blog');
  expect(await isSame()).toBe(true);
});

test('a page that was cut off on its way is loaded again at the first act', async ({page, noise}) => {
  noise.allow(/The page was cut off/);
  let times = 0;
  await page.route('**/docs/intro', async (route) => {
    const whole = await (await route.fetch()).text();
    const body = times++ ? whole : whole.slice(0, whole.indexOf('</h1>'));
    await route.fulfill({body, contentType: 'text/html; charset=utf-8'});
  });
  await page.goto('/docs/intro');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await startReact(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  expect(times).toBe(2);
});
