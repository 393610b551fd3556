/** The whole documentation on demand: its size before, its progress, a stop, what is missing, and the way back. */
import type {Page} from '@playwright/test';
import {builtPages, guide} from '../support/scenes';
import {expect, hydrated, open, violations} from './fixtures';
import {expectVersion, kept, next, nextVersion, test} from './offline-site';

const path = '/offline';

let deployed: ReturnType<typeof nextVersion>;
test.describe.configure({mode: 'default'});
test.beforeAll(({outDir}) => void (deployed = nextVersion(outDir, guide().path)));
test.afterAll(() => deployed.remove());

const section = (page: Page) =>
  page.locator('section').filter({has: page.getByRole('heading', {name: 'The whole documentation'})});
const button = (page: Page, name: RegExp) => section(page).getByRole('button', {name});
const words = (page: Page) => section(page).getByRole('status');

/** Bytes of a size as the page writes it. */
const bytes = (text: string) => {
  const [, number = '', unit = ''] = /([\d.]+) (kB|MB)/.exec(text) ?? [];
  return Number(number) * (unit === 'kB' ? 1e3 : 1e6);
};

/** Has files come one by one, when the test says so. */
async function holdBack(page: Page) {
  let isOpen = false;
  await page.context().route(/\/assets\/samples\//, async (route) => {
    while (!isOpen) await new Promise((resolve) => setTimeout(resolve, 20));
    await route.continue();
  });
  return () => (isOpen = true);
}

async function keepAll(page: Page): Promise<void> {
  await open(page, path);
  await button(page, /^Download the whole/).click();
  await expect(words(page)).toContainText('in the newest version', {timeout: 60_000});
}

test('says the size before it fetches anything, and then has every page without the host', async ({
  page,
  host,
}) => {
  await open(page, path);
  await expect(words(page)).toContainText(
    /All pages and the search: .* to download, .* when stored on this device/,
  );
  const said = bytes(await button(page, /^Download/).innerText());
  expect(said).toBeGreaterThan(1e6);
  expect((await kept(page)).everything ?? []).toEqual([]);
  await button(page, /^Download/).click();
  await expect(words(page)).toContainText('in the newest version', {timeout: 60_000});
  await host.goAway();
  const some = builtPages().filter((_, index) => index % 24 === 5);
  for (const {path: address, title} of some) {
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1}).first(), address).toHaveText(title);
  }
  await hydrated(page);
  await expect(page.getByText('Part of this page did not load')).toHaveCount(0);
});

test('the progress moves, a stop keeps what has come, and the next run fetches the rest alone', async ({
  page,
  host,
}) => {
  const release = await holdBack(page);
  await open(page, path);
  await button(page, /^Download/).click();
  const bar = section(page).getByRole('progressbar');
  await expect(bar).toBeVisible();
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await button(page, /^Stop/).click();
  await expect(words(page)).toContainText('is downloaded');
  await expect(button(page, /^Continue/)).toBeFocused();
  expect(await violations(page)).toEqual([]);
  const before = (await kept(page)).everything ?? [];
  expect(before.length).toBeGreaterThan(20);
  release();
  host.asked.length = 0;
  await button(page, /^Continue/).click();
  await expect(words(page)).toContainText('in the newest version', {timeout: 60_000});
  const again = before.filter((file) => file !== '/offline/everything.json' && host.asked.includes(file));
  // What was under way when the run was stopped is not written down.
  expect(again.length).toBeLessThan(before.length / 2);
});

test('of the next version it fetches what has changed, when the reader wants it', async ({page, host}) => {
  await keepAll(page);
  await host.comeBack(deployed.folder);
  await button(page, /^Check for/).click();
  await expect(words(page)).toContainText('in an older version');
  await host.goAway();
  await page.goto(guide().path);
  await expectVersion(page, deployed.before);
  await host.comeBack(deployed.folder);
  await open(page, path);
  host.asked.length = 0;
  const said = bytes(await button(page, /^Update/).innerText());
  expect(said).toBeLessThan(1e5);
  await button(page, /^Update/).click();
  await expect(words(page)).toContainText('in the newest version');
  expect(host.asked.filter((file) => file.startsWith('/docs/'))).toEqual([guide().path]);
  await host.goAway();
  await page.goto(guide().path);
  await expectVersion(page, next);
});

test('a device without room says so, and keeps what has come', async ({page}) => {
  await page.addInitScript(() => {
    let count = 0;
    Cache.prototype.put = new Proxy(Reflect.get<Cache, 'put'>(Cache.prototype, 'put'), {
      apply: (put, cache, parts) =>
        (count += 1) > 20
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : (Reflect.apply(put, cache, parts) as Promise<void>),
    });
  });
  await open(page, path);
  await button(page, /^Download/).click();
  await expect(words(page)).toContainText('There is not enough space for all of it.');
  expect((await kept(page)).everything?.length).toBeGreaterThan(10);
});

test('a connection that breaks off says so, and the reader goes on later', async ({page, host}) => {
  const release = await holdBack(page);
  await open(page, path);
  await button(page, /^Download/).click();
  const bar = section(page).getByRole('progressbar');
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0);
  await host.goAway();
  release();
  await expect(words(page)).toContainText('The connection was lost.');
  await expect(button(page, /^Remove/)).toBeVisible();
});

test('removes all of it, and what was read stays', async ({page}) => {
  await keepAll(page);
  await button(page, /^Remove/).click();
  await expect(words(page)).toContainText('All pages and the search');
  const {everything = [], shell = []} = await kept(page);
  expect(everything).toEqual([]);
  expect(shell.length).toBeGreaterThan(3);
});

test('the page and its states are accessible', async ({page}) => {
  await open(page, `${path}?wanted=${guide().path}`);
  await expect(button(page, /^Download/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
