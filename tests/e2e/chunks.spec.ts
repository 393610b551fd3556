/** Scripts of a page that do not come while it is opened: a message, a button, and never a loop. */
import type {Page, Response} from '@playwright/test';
import {pageAt, plain} from '../support/scenes';
import {connect, expect, hydrated, open, startReact, test, violations} from './fixtures';
import {topBar} from './page-helpers';
import {failScripts} from './change-script';

const source = '"source":"@site/docs/support.mdx"';
/** The part of the routes that the page is in. */
const routes = '"/docs/support",{';
/** A page of another part. */
const elsewhere = plain().path;
const message = (page: Page) => page.getByRole('alert').filter({hasText: 'Part of this page did not load.'});

test.beforeEach(({noise}) => noise.allow(/ERR_FAILED|ChunkLoadError|Loading chunk/));

/** Counts the documents that are loaded from now on. */
function documents(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test('opening a page whose script is gone: a fresh document, its text, a red message, and Retry', async ({
  page,
}) => {
  const {mend} = await failScripts(page, source);
  await page.goto('/docs/support');
  const fresh = page.waitForEvent('load');
  await startReact(page);
  await fresh;
  await startReact(page);
  await expect(message(page)).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
  const background = await message(page).evaluate((box) => getComputedStyle(box).backgroundColor);
  const [red = 0, green = 255, blue = 255] = background.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  expect(await violations(page)).toEqual([]);
  const retry = message(page).getByRole('button', {name: 'Retry', exact: true});
  const loaded = documents(page);
  await retry.click();
  await expect.poll(loaded).toBe(1);
  await startReact(page);
  await expect(message(page)).toBeVisible();
  mend();
  await retry.click();
  await hydrated(page);
  await expect(message(page)).toHaveCount(0);
  expect(loaded()).toBe(2);
});

for (const [gone, text] of Object.entries({'script is': source, 'routes are': routes})) {
  test(`going to a page whose ${gone} gone: loaded once, then the message, no loop`, async ({page}) => {
    // Nothing is fetched ahead.
    await connect(page, {saveData: true, effectiveType: '4g'});
    await open(page, elsewhere);
    const {mend, failed, settled} = await failScripts(page, text);
    const loaded = documents(page);
    const arrived = page.waitForEvent('load');
    await topBar(page).getByRole('link', {name: 'Support'}).click();
    await arrived;
    await startReact(page);
    await expect(message(page)).toBeVisible();
    await expect(page).toHaveURL('/docs/support');
    expect(loaded()).toBe(1);
    await settled();
    const before = failed();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await settled();
    expect(failed()).toBe(before);
    mend();
    await message(page).getByRole('button', {name: 'Retry'}).click();
    await hydrated(page);
    await topBar(page).getByRole('link', {name: 'Updates and News'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Updates and News');
  });
}

/** The site's scripts that come from now on, with their texts. */
function scriptsOf(page: Page): () => Promise<{path: string; text: string}[]> {
  const found: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') found.push(response);
  });
  return () =>
    Promise.all(
      found.map(async (script) => ({path: new URL(script.url()).pathname, text: await script.text()})),
    );
}

test('a page names all scripts that it needs, with the routes of its neighbours; others come on the way there', async ({
  page,
}) => {
  await connect(page, {saveData: true, effectiveType: '4g'});
  const scripts = scriptsOf(page);
  const html = await (await page.request.get(elsewhere)).text();
  await open(page, elsewhere);
  const loaded = await scripts();
  const holding = (text: string) =>
    loaded.filter((script) => script.text.includes(text)).map(({path}) => path);
  expect(loaded.map(({path}) => path).filter((path) => !html.includes(path))).toEqual([]);
  expect(holding(`"${elsewhere}",{`)).toHaveLength(1);
  expect(holding(routes)).toEqual([]);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
  expect((await scripts()).some(({text}) => text.includes(routes))).toBe(true);
});

test('pointing at a link whose page does not come says nothing', async ({page}) => {
  await open(page, '/docs/intro');
  const {mend, failed} = await failScripts(page, source);
  await topBar(page).getByRole('link', {name: 'Support'}).hover();
  await expect.poll(failed).toBeGreaterThan(0);
  await expect(message(page)).toHaveCount(0);
  mend();
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
});

test('offline: a link leads to its page once the network is back', async ({page, context, noise}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/docs/intro');
  await context.setOffline(true);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page.getByRole('heading', {level: 1, name: pageAt('/docs/intro').title})).toHaveCount(0);
  await context.setOffline(false);
  await page.goto('/docs/support');
  await hydrated(page);
  await topBar(page).getByRole('link', {name: 'Updates and News'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Updates and News');
});
