/** Reading without a connection: what was read, the search, and a page for what was not. The host is really away. */
import {guide, pageAt, siblings} from '../support/scenes';
import {connect, expect, hydrated, open} from './fixtures';
import {hits, searchFor} from './search';
import {isOfWorker, kept, test, untilKept} from './offline-site';

const [first, second, third] = [guide(), ...siblings(guide()).map(({to}) => pageAt(to))] as const;

/** Opens a page and waits until it is kept. */
async function read(page: Parameters<typeof open>[0], path: string): Promise<void> {
  await open(page, path);
  await untilKept(page, path);
}

const ofWorker = /^\/(sw\.js|offline\/)/;

test('no byte of it is on the first view: it comes when the reader has acted and the page is at rest', async ({
  page,
  host,
}) => {
  await page.goto(first.path);
  await page.waitForLoadState('networkidle');
  const asked = [...host.asked];
  expect(asked).toContain(first.path);
  expect(asked.filter((file) => ofWorker.test(file) || isOfWorker(host, file))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await hydrated(page);
  await untilKept(page, first.path);
  expect(host.asked.filter((file) => isOfWorker(host, file))).toHaveLength(1);
  expect(host.asked).toContain('/sw.js');
});

test('with data saving nothing of it comes', async ({page, host}) => {
  await connect(page, {saveData: true, effectiveType: '4g'});
  await open(page, first.path);
  await hydrated(page);
  await expect.poll(() => host.asked.some((file) => isOfWorker(host, file))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(host.asked.filter((file) => ofWorker.test(file))).toEqual([]);
});

test('the address of that page, opened by a reader who is online, offers the page that was wanted', async ({
  page,
}) => {
  await open(page, `/offline?wanted=${encodeURIComponent(first.path)}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('status').first()).toContainText('You are online.');
  await main.getByRole('link', {name: 'Open it'}).click();
  await expect(page).toHaveURL(first.path);
});

test('a page that was read is there after the host has gone, and React runs in it', async ({page, host}) => {
  await read(page, first.path);
  await host.goAway();
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(first.title);
  await hydrated(page);
  await expect(page).toHaveURL(first.path);
});

test('pages that were opened by a link are there as well, by a link and by their address', async ({
  page,
  host,
}) => {
  await read(page, first.path);
  const link = (to: string) => page.locator(`.theme-doc-sidebar-menu a[href="${to}"]`);
  await link(second!.path).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(second!.title);
  await untilKept(page, second!.path);
  await host.goAway();
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(second!.title);
  await hydrated(page);
  await link(first.path).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(first.title);
});

test('the search answers, in the dialog and on its page', async ({page, host}) => {
  await read(page, first.path);
  await host.goAway();
  await page.reload();
  await hydrated(page);
  await searchFor(page, third!.title);
  await expect(hits(page).first()).toContainText(third!.title);
  await page.goto(`/search?q=${encodeURIComponent(third!.title)}`);
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('list', {name: 'Results'})).toContainText(third!.title);
});

test('in the place of a page that was not read comes one that says so, with what is kept', async ({
  page,
  host,
}) => {
  await read(page, first.path);
  await host.goAway();
  await page.goto(third!.path);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Reading offline');
  await expect(main.getByRole('status').first()).toContainText(third!.path);
  await expect(main.getByRole('link', {name: 'Reading offline'})).toHaveCount(0);
  await main.getByRole('link', {name: first.title}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(first.title);
  await page.goBack();
  await host.comeBack();
  await page.reload();
  await expect(page).toHaveURL(third!.path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(third!.title);
});

test('links to pages that were not read lead to that page, however many are pressed', async ({
  page,
  host,
}) => {
  // Nothing is fetched ahead.
  await connect(page, {saveData: false, effectiveType: '2g'});
  await open(page, first.path);
  await untilKept(page, first.path, false);
  await host.goAway();
  for (const {path} of [second!, third!]) {
    await open(page, first.path);
    await page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`).click();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(path);
  }
});

test('what is fetched ahead is not kept', async ({page, host}) => {
  await read(page, first.path);
  await open(page, first.path);
  await page.locator(`.theme-doc-sidebar-menu a[href="${second!.path}"]`).hover();
  const own = second!.attribute('[data-later]', 'data-files').split(' ');
  const others = first.attribute('[data-later]', 'data-files').split(' ');
  const [ahead] = own.filter((file) => !others.includes(file));
  await expect.poll(() => host.asked).toContain(ahead);
  expect(Object.values(await kept(page)).flat()).not.toContain(ahead);
});
