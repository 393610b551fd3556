/** What a reader sees when a page crashes or its scripts do not come. */
import type {Page} from '@playwright/test';
import {expect, hydrated, open, startReact, test, violations} from './fixtures';
import {markDocument, topBar} from './page-helpers';
import {breakPage, changeScript, failScripts} from './change-script';

const support = {file: 'docs/support.mdx', source: '"source":"@site/docs/support.mdx"', title: 'Support'};
const message = 'Broken on purpose';

const tryAgain = (page: Page) => page.getByRole('button', {name: 'Try again', exact: true});

test('navigation: when the next page’s scripts fail, the page is reloaded', async ({page, noise}) => {
  noise.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  await open(page, '/docs/intro');
  const {mend, failed} = await failScripts(page, support.source);
  const isSame = await markDocument(page);
  page.on('request', (request) => request.isNavigationRequest() && mend());
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(support.title);
  await hydrated(page);
  await expect(page).toHaveURL('/docs/support');
  expect(failed()).toBeGreaterThan(0);
  expect(await isSame()).toBe(false);
});

test('chunk load failure: a red message with a Retry button, which works', async ({page, noise}) => {
  noise.allow(/ERR_FAILED|preloaded using link preload/i);
  await page.route('**/docs/support.html', async (route) =>
    route.fulfill({response: await route.fetch({url: new URL('/docs/support', route.request().url()).href})}),
  );
  const {mend, failed} = await failScripts(page, support.source);
  await page.goto('/docs/support.html');
  await startReact(page);
  const retry = page.getByRole('button', {name: 'Retry', exact: true});
  await expect(retry).toBeVisible();
  expect(failed()).toBeGreaterThan(0);
  const box = page.locator('.notice-failed');
  const background = await box.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 0, green = 255, blue = 255] = background.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  mend();
  await retry.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(support.title);
});

test('address ending in .html: shows the page of the bare path, also without a redirect', async ({page}) => {
  await page.route(/\/docs\/support(\/index)?\.html$/, async (route) =>
    route.fulfill({response: await route.fetch({url: new URL('/docs/support', route.request().url()).href})}),
  );
  for (const path of ['/docs/support.html', '/docs/support/index.html']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page).toHaveURL('/docs/support');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(support.title);
    await expect(page.getByText('Page not found')).toHaveCount(0);
  }
});

test('crash: "This page crashed." with a Try again button, which works', async ({page, noise}) => {
  noise.allow(new RegExp(message));
  await page.addInitScript(() => Object.assign(window, {isBroken: true}));
  const changed = await breakPage(page, support.file, message);
  await page.goto('/docs/support');
  await startReact(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
  expect(changed()).toBeGreaterThan(0);
  await expect(page.getByText(message, {exact: true})).toBeVisible();
  await expect(topBar(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, {isBroken: false}));
  await tryAgain(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(support.title);
  await expect(tryAgain(page)).toHaveCount(0);
});

test('error boundary: a part that fails shows the error’s message and a Try again button', async ({
  page,
  noise,
}) => {
  noise.allow(new RegExp(message));
  await page.addInitScript(() => Object.assign(window, {isBroken: true}));
  const changed = await changeScript(page, {
    holding: 'Search the documentation',
    replace: /placeholder:(?=(['"`])Type your search here)/,
    by: `placeholder:((broken)=>{if(broken)throw new Error("${message}")})(window.isBroken)||`,
  });
  await page.goto('/search');
  await startReact(page);
  await expect(page.getByRole('alert')).toContainText(message);
  expect(changed()).toBeGreaterThan(0);
  await expect(topBar(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, {isBroken: false}));
  await tryAgain(page).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('context outside its provider: the error names the provider', async ({page, noise}) => {
  noise.allow(/AnnouncementBarProvider/);
  const changed = await changeScript(page, {
    holding: '"AnnouncementBarProvider"',
    replace: /if\(!(\w+)\)throw new ([\w.]+)\("AnnouncementBarProvider"\)/,
    by: 'throw new $2("AnnouncementBarProvider")',
  });
  await page.goto('/docs/support');
  await startReact(page);
  await expect(page.getByText(/is called outside the <AnnouncementBarProvider>/)).toBeVisible();
  expect(changed()).toBeGreaterThan(0);
});
