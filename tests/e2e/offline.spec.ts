/** Reading without a connection: what was read, and a page for what was not. The host is really away. */
import type {Page} from '@playwright/test';
import {bundleWorker} from '../../src/offline/bundleWorker';
import {guide, pageAt, siblings} from '../support/scenes';
import {connect, expect, hydrated, open} from './fixtures';
import {topBar} from './page-helpers';
import {kept, test, untilKept} from './offline-site';

const [first, second, third] = [guide(), ...siblings(guide()).map(({to}) => pageAt(to))] as const;

const title = (page: Page) => page.getByRole('heading', {level: 1});

/** Opens a page and waits until it is kept. */
async function read(page: Page, path: string): Promise<void> {
  await open(page, path);
  await untilKept(page, path);
}

test('it comes when the reader has acted', async ({page, host}) => {
  await page.goto(first.path);
  expect(host.asked).toContain(first.path);
  expect(host.asked).not.toContain('/sw.js');
  await hydrated(page);
  await untilKept(page, first.path);
  expect(host.asked).toContain('/sw.js');
});

test('with data saving nothing is kept', async ({page, host}) => {
  await connect(page, {saveData: true, effectiveType: '4g'});
  await open(page, first.path);
  await topBar(page).getByRole('link', {name: 'Support'}).click();
  await expect(page).toHaveURL('/docs/support');
  expect(host.asked).not.toContain('/sw.js');
  expect(await kept(page)).toEqual({});
});

test('after the host has gone, pages that were read and a page for what was not read are there', async ({
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

test('the worker of OFFLINE=off leaves with what was kept', async ({page, host}) => {
  await read(page, first.path);
  host.instead.set('/sw.js', await bundleWorker('withdrawn.ts', '/'));
  await open(page, '/site-map');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(async () => Object.values(await kept(page)).flat()).toEqual([]);
});
