/** What a reader sees when a page crashes or its scripts do not come: a message, a button, and never a loop. */
import type {Page} from '@playwright/test';
import {expect, hydrated, open, startReact, test, violations} from './fixtures';
import {countDocuments, topBar} from './page-helpers';
import {breakPage, changeScript, failScripts} from './change-script';

const support = {file: 'docs/support.mdx', source: '"source":"@site/docs/support.mdx"', title: 'Support'};
const message = 'Broken on purpose';
const title = (page: Page) => page.getByRole('heading', {level: 1});
const tryAgain = (page: Page) => page.getByRole('button', {name: 'Try again', exact: true});
const notLoaded = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'Part of this page did not load.'});
const retry = (page: Page) => notLoaded(page).getByRole('button', {name: 'Retry', exact: true});

test.beforeEach(async ({page, noise}) => {
  noise.allow(/ERR_FAILED|ChunkLoadError|Loading chunk|preloaded using link preload/i);
  noise.allow(new RegExp(message));
  // What tests break is broken until they mend it.
  await page.addInitScript(() => Object.assign(window, {isBroken: true}));
});

const mendCrash = (page: Page) => page.evaluate(() => Object.assign(window, {isBroken: false}));

test('chunk load failure: the text stays, a red message with a Retry button, which works', async ({page}) => {
  const {mend} = await failScripts(page, support.source);
  await page.goto('/docs/support');
  const fresh = page.waitForEvent('load');
  await startReact(page);
  await fresh;
  await startReact(page);
  await expect(retry(page)).toBeVisible();
  await expect(title(page)).toHaveText(support.title);
  const background = await notLoaded(page).evaluate((box) => getComputedStyle(box).backgroundColor);
  const [red = 0, green = 255, blue = 255] = background.match(/\d+/g)!.map(Number);
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  expect(await violations(page)).toEqual([]);
  const documents = countDocuments(page);
  const again = page.waitForEvent('load');
  await retry(page).click();
  await again;
  await startReact(page);
  await expect(retry(page)).toBeVisible();
  mend();
  await retry(page).click();
  await hydrated(page);
  await expect(notLoaded(page)).toHaveCount(0);
  expect(documents()).toBe(2);
});

test('address ending in .html: shows the page of the bare path, also without a redirect', async ({page}) => {
  await page.route(/\/docs\/support(\/index)?\.html$/, async (route) =>
    route.fulfill({response: await route.fetch({url: new URL('/docs/support', route.request().url()).href})}),
  );
  for (const path of ['/docs/support.html', '/docs/support/index.html']) {
    await open(page, path);
    await expect(page).toHaveURL('/docs/support');
    await expect(title(page)).toHaveText(support.title);
  }
});

test('crash: "This page crashed." with a Try again button, which works', async ({page, baseURL}) => {
  const changed = await breakPage(page, support.file, message);
  await page.goto('/docs/support?x=1#roles');
  await startReact(page);
  await expect(title(page)).toHaveText('This page crashed.');
  expect(changed()).toBeGreaterThan(0);
  await expect(page.getByText(message, {exact: true})).toBeVisible();
  await expect(topBar(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const written = new URL('/docs/support?x=1#roles', baseURL).href;
  const contact = page.getByRole('main').getByRole('link', {name: 'Contact support'});
  expect(decodeURIComponent((await contact.getAttribute('href'))!)).toContain(written);
  await mendCrash(page);
  await tryAgain(page).click();
  await expect(title(page)).toHaveText(support.title);
  await expect(tryAgain(page)).toHaveCount(0);
});

test('error boundary: a part that fails shows the error’s message and a Try again button', async ({page}) => {
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
  await mendCrash(page);
  await tryAgain(page).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('crash of the frame: the error names the provider, and Try again works', async ({page, noise}) => {
  noise.allow(/AnnouncementBarProvider/);
  const changed = await changeScript(page, {
    holding: '"AnnouncementBarProvider"',
    replace: /if\(!(\w+)\)throw new ([\w.]+)\("AnnouncementBarProvider"\)/,
    by: 'if(window.isBroken)throw new $2("AnnouncementBarProvider")',
  });
  await page.goto('/docs/support');
  await startReact(page);
  await expect(title(page)).toHaveText('This page crashed.');
  expect(changed()).toBeGreaterThan(0);
  await expect(page.getByText(/is called outside the <AnnouncementBarProvider>/)).toBeVisible();
  await expect(topBar(page)).toHaveCount(0);
  await expect(page).toHaveTitle('Page crashed');
  await mendCrash(page);
  await tryAgain(page).click();
  await expect(title(page)).toHaveText(support.title);
  await expect(topBar(page)).toHaveCount(1);
});
