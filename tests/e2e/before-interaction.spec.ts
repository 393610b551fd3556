/** What a page does by itself, as long as the reader has not touched it. */
import type {Page} from '@playwright/test';
import {headTags} from '../../src/site/head';
import {guide, pageAt} from '../support/scenes';
import {connect, expect, hydrated, test} from './fixtures';
import {markDocument, settled, topBar} from './page-helpers';

const title = (page: Page) => page.getByRole('heading', {level: 1});
const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated);

test('back and forward after a reload: the page of each address', async ({page}) => {
  await page.goto('/docs/intro');
  await hydrated(page);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(title(page)).toHaveText('Support');
  // The mouse lies over the new document, and moves no more.
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/docs/intro');
  await expect(title(page)).toHaveText(pageAt('/docs/intro').title);
  await page.goForward();
  await expect(page).toHaveURL('/docs/support');
  await expect(title(page)).toHaveText('Support');
});

test('back between two sections: the document stays', async ({page}) => {
  const {path, places} = guide();
  const [first, second] = places.slice(-3).map(({id}) => `#${id}`);
  await page.goto(path);
  for (const hash of [first!, second!]) await page.evaluate((next) => (location.hash = next), hash);
  const isSame = await markDocument(page);
  await page.goBack();
  await expect(page).toHaveURL(path + first!);
  await settled(page);
  expect(await isSame()).toBe(true);
});

/** Has the browser say that it cannot prefetch, as Safari does. */
const withoutPrefetch = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(HTMLScriptElement, 'supports', {value: () => false});
  });

/** Paths of the files that the scripts of a page ask for. */
function fetches(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.add(new URL(request.url()).pathname);
  });
  return paths;
}

test('fetching ahead: by `fetch` where links cannot', async ({page}) => {
  await withoutPrefetch(page);
  const paths = fetches(page);
  await page.goto('/docs/intro');
  const files = await page
    .locator('[data-files]')
    .evaluateAll((elements) => elements.flatMap((element) => element.dataset.files!.split(' ')));
  expect(files.length).toBeGreaterThan(4);
  // They are asked for when the browser is idle, which is late on a busy machine. Chromium tells it after a frame, and a page
  // at which nobody looks may have drawn its last one before it asked.
  const missing = async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return files.filter((file) => !paths.has(file));
  };
  await expect.poll(missing, {timeout: 40_000}).toEqual([]);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  expect(await isHydrated(page)).not.toBe('true');
});

test('fetching ahead: nothing by `fetch` with data saving on', async ({page}) => {
  await withoutPrefetch(page);
  await connect(page, {saveData: true, effectiveType: '4g'});
  const paths = fetches(page);
  await page.goto('/docs/intro');
  await settled(page);
  expect([...paths]).toEqual([]);
});

test('fetching ahead: the page of a link that is pointed at, before React', async ({page, context}) => {
  const ahead = new Map<string, string>();
  const browser = await context.newCDPSession(page);
  browser.on('Preload.prefetchStatusUpdated', ({prefetchUrl, status}) =>
    ahead.set(new URL(prefetchUrl).pathname, status),
  );
  await browser.send('Preload.enable');
  await page.route('**/assets/js/**', () => new Promise<void>(() => {}));
  await page.goto('/docs/intro');
  await topBar(page).getByRole('link', {name: 'Support'}).hover();
  await expect.poll(() => Object.fromEntries(ahead)).toEqual({'/docs/support': 'Ready'});
});

test.describe('a site without a switch', () => {
  // The policy of the page knows the script of a site with one.
  test.use({bypassCSP: true});

  test('the stored colour mode is gone before anything shows', async ({page}) => {
    const ours = /function\(\)\{try\{((?!\}\(\)).)*Not a colour mode((?!\}\(\)).)*\}\(\)/;
    const [{innerHTML = ''} = {}] = headTags({
      origin: '',
      announcementId: '',
      isSwitchDisabled: true,
    }).filter(({tagName}) => tagName === 'script');
    await page.route('/docs/intro', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toMatch(ours);
      const forgets = innerHTML.slice(innerHTML.indexOf('(function'));
      await route.fulfill({response, body: html.replace(ours, () => forgets)});
    });
    await page.emulateMedia({colorScheme: 'light'});
    await page.goto('/docs/support');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.goto('/docs/intro');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
    expect(await isHydrated(page)).not.toBe('true');
  });
});
