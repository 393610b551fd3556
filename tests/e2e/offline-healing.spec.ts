/** Updates are offered, and whatever goes wrong with the worker ends at the network. */
import type {Page} from '@playwright/test';
import {bundleWorker} from '../../src/offline/build/bundleWorker';
import {guide} from '../support/scenes';
import {expect, hydrated, open} from './fixtures';
import {expectVersion, kept, next, nextVersion, test, untilKept} from './offline-site';
import {markDocument, topBar} from './page-helpers';

const {path, title} = guide();

let deployed: ReturnType<typeof nextVersion>;
test.describe.configure({mode: 'default'});
test.beforeAll(({outDir}) => void (deployed = nextVersion(outDir, path)));
test.afterAll(() => deployed.remove());

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Answers of a cache in the place of the site's. */
const spoil = (page: Page, part: string, file: string) =>
  page.evaluate(
    async ([name, address]) => {
      const cache = await caches.open((await caches.keys()).find((one) => one.endsWith(`/${name}`))!);
      await cache.put(
        address,
        new Response('throw new Error("spoilt")', {headers: {'Content-Type': 'text/javascript'}}),
      );
    },
    [part, file] as const,
  );

test('a new version is offered to who reads on, once, and comes when they want it', async ({page, host}) => {
  await page.clock.install();
  await open(page, path);
  await untilKept(page, path);
  const isSame = await markDocument(page);
  await host.comeBack(deployed.folder);
  await page.clock.fastForward(6 * 60_000);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  const notice = page.getByRole('status').filter({hasText: 'This site was updated.'});
  await page.clock.fastForward(200);
  await expect(notice).toBeVisible();
  expect(await isSame()).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await notice.getByRole('button', {name: 'Later'}).click();
  await expect(notice).toHaveCount(0);
  expect(await isSame()).toBe(true);
  await page.reload();
  await expectVersion(page, next);
  await hydrated(page);
  await page.clock.resume();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const list = await caches.match('/offline/shell.json');
        return ((await list?.json()) as {version: string}).version;
      }),
    )
    .toBe(next);
});

test('who is online reads the newest page, whatever is kept', async ({page, host}) => {
  await open(page, path);
  await untilKept(page, path);
  await host.comeBack(deployed.folder);
  await page.goto(path);
  await expectVersion(page, next);
});

test('the version of the site never comes from the worker', async ({page, host}) => {
  await open(page, path);
  await untilKept(page, path);
  await host.goAway();
  expect(
    await page.evaluate(() =>
      fetch('/version.json').then(
        () => 'answered',
        () => 'failed',
      ),
    ),
  ).toBe('failed');
});

test('a script that is spoilt in the cache is fetched again when the page is loaded again', async ({
  page,
  noise,
}) => {
  noise.allow(/spoilt/);
  await open(page, path);
  await untilKept(page, path);
  const main = (await kept(page)).shell!.find((file) => file.includes('/main.'))!;
  await spoil(page, 'shell', main);
  await spoil(page, 'files', main);
  await page.reload();
  await hydrated(page);
  await page.goto(path);
  await hydrated(page);
});

test('a spoilt script heals without the reader: the page loads itself again', async ({page, noise}) => {
  noise.allow(/spoilt/);
  await open(page, path);
  await untilKept(page, path);
  const main = (await kept(page)).shell!.find((file) => file.includes('/main.'))!;
  await spoil(page, 'shell', main);
  await spoil(page, 'files', main);
  const again = page.waitForEvent('load').then(() => page.waitForEvent('load'));
  await page.goto(path);
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await again;
  await hydrated(page);
});

test('a worker that does not compile leaves the one before it, and the site, as they are', async ({
  page,
  host,
}) => {
  await open(page, path);
  await untilKept(page, path);
  host.instead.set('/sw.js', 'this is no script');
  await page.goto(path);
  await hydrated(page);
  await host.goAway();
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
});

test('a first worker that does not compile changes nothing', async ({page, host, noise}) => {
  noise.allow(/./);
  host.instead.set('/sw.js', 'this is no script');
  await open(page, path);
  await expect.poll(() => host.asked.includes('/sw.js')).toBe(true);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Support');
  // A registration is there while the browser looks at the script.
  await expect.poll(() => registrations(page)).toBe(0);
});

test('a worker whose file is gone from the site leaves, with what it kept', async ({page, host, noise}) => {
  noise.allow(/status 404|404 \(Not Found\)/);
  await open(page, path);
  await untilKept(page, path);
  host.instead.set('/sw.js', '');
  await page.goto('/site-map');
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(async () => Object.values(await kept(page)).flat()).toEqual([]);
});

test('OFFLINE=off: the worker of that build takes itself away, with what the other kept', async ({
  page,
  host,
}) => {
  await open(page, path);
  await untilKept(page, path);
  host.instead.set('/sw.js', await bundleWorker('off.ts', '/'));
  await page.goto('/site-map');
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(async () => Object.values(await kept(page)).flat()).toEqual([]);
});

test('an older worker is replaced once its last page is closed', async ({page, host, context}) => {
  const before = await context.newPage();
  await open(before, path);
  await untilKept(before, path);
  host.instead.set('/sw.js', `${await bundleWorker('index.ts', '/')};self.isNewer=1`);
  await open(before, '/site-map');
  const isWaiting = (reader: Page) =>
    reader.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return Boolean(registration?.waiting);
    });
  await expect.poll(() => isWaiting(before)).toBe(true);
  await before.close();
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  await open(page, path);
  expect(await isWaiting(page)).toBe(false);
});
