/** Reading without a connection: what was read, the search, a page for what was not, and updates. The host is really away. */
import type {Page} from '@playwright/test';
import {bundleWorker} from '../../src/offline/build/bundleWorker';
import {guide, pageAt, siblings} from '../support/scenes';
import {connect, expect, hydrated, open} from './fixtures';
import {markDocument, topBar} from './page-helpers';
import {hits, searchFor} from './search';
import {isOfWorker, kept, test, untilKept} from './offline-site';

const [first, second, third] = [guide(), ...siblings(guide()).map(({to}) => pageAt(to))] as const;

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Opens a page and waits until it is kept. */
async function read(page: Page, path: string): Promise<void> {
  await open(page, path);
  await untilKept(page, path);
}

const ofWorker = /^\/(sw\.js|offline\/)/;

test('no byte of it is on the first view: it comes when the reader has acted', async ({page, host}) => {
  await page.goto(first.path);
  expect(host.asked).toContain(first.path);
  expect(host.asked.filter((file) => ofWorker.test(file) || isOfWorker(host, file))).toEqual([]);
  await hydrated(page);
  await untilKept(page, first.path);
  expect(host.asked).toContain('/sw.js');
});

test('with data saving nothing of it comes', async ({page, host}) => {
  await connect(page, {saveData: true, effectiveType: '4g'});
  await open(page, first.path);
  await expect.poll(() => host.asked.some((file) => isOfWorker(host, file))).toBe(true);
  await open(page, second!.path);
  expect(host.asked.filter((file) => ofWorker.test(file))).toEqual([]);
});

test('after the host has gone, pages that were read, the search and a page for what was not read are there', async ({
  page,
  host,
}) => {
  await read(page, first.path);
  const link = (to: string) => page.locator(`.theme-doc-sidebar-menu a[href="${to}"]`);
  await link(second!.path).click();
  await expect(title(page)).toHaveText(second!.title);
  await untilKept(page, second!.path);
  await host.goAway();
  await page.reload();
  await expect(title(page)).toHaveText(second!.title);
  await hydrated(page);
  await link(first.path).click();
  await expect(title(page)).toHaveText(first.title);
  await searchFor(page, third!.title);
  await expect(hits(page).first()).toContainText(third!.title);
  await page.goto(`/search?q=${encodeURIComponent(third!.title)}`);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('list', {name: 'Results'})).toContainText(third!.title);

  await page.goto(third!.path);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(title(page)).toHaveText('Reading offline');
  await expect(main.getByRole('status').first()).toContainText(third!.path);
  await main.getByRole('link', {name: first.title}).click();
  await expect(title(page)).toHaveText(first.title);
  await page.goBack();
  await host.comeBack();
  await page.reload();
  await expect(page).toHaveURL(third!.path);
  await expect(title(page)).toHaveText(third!.title);
});

test('a new version is offered to who reads on, and who is online reads the newest page', async ({
  page,
  host,
}) => {
  await page.clock.install();
  await read(page, first.path);
  const isSame = await markDocument(page);
  host.instead.set('/version.json', JSON.stringify({version: 'ffffffff'}));
  const html = await (await page.request.get(first.path)).text();
  host.instead.set(first.path, html.replace(/data-version=\w+/, 'data-version=ffffffff'));
  await page.clock.fastForward(6 * 60_000);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await page.clock.fastForward(200);
  const notice = page.getByRole('status').filter({hasText: 'This site was updated.'});
  await expect(notice).toBeVisible();
  await notice.getByRole('button', {name: 'Later'}).click();
  await expect(notice).toHaveCount(0);
  expect(await isSame()).toBe(true);
  await page.goto(first.path);
  await expect(page.locator('html')).toHaveAttribute('data-version', 'ffffffff');
});

test('a script that is spoilt in the cache heals without the reader: the page loads itself again', async ({
  page,
  noise,
}) => {
  noise.allow(/spoilt/);
  await read(page, first.path);
  const main = (await kept(page)).shell!.find((file) => file.includes('/main.'))!;
  await page.evaluate(async (address) => {
    const headers = {'Content-Type': 'text/javascript'};
    for (const name of await caches.keys()) {
      if (!/\/(shell|files)$/.test(name)) continue;
      const cache = await caches.open(name);
      await cache.put(address, new Response('throw new Error("spoilt")', {headers}));
    }
  }, main);
  await page.goto(first.path);
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await expect.poll(() => noise.problems.some((problem) => problem.includes('spoilt'))).toBe(true);
  await hydrated(page);
});

test('a worker whose file is gone, or that of OFFLINE=off, leaves with what it kept', async ({
  page,
  host,
  noise,
}) => {
  noise.allow(/status 404|404 \(Not Found\)/);
  for (const instead of ['', await bundleWorker('off.ts', '/')]) {
    host.instead.delete('/sw.js');
    await read(page, first.path);
    host.instead.set('/sw.js', instead);
    await page.goto('/site-map');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    await expect.poll(async () => Object.values(await kept(page)).flat()).toEqual([]);
  }
});
