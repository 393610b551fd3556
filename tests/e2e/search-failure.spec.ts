/** The search when the network is slow, or gone. */
import type {Page, Route} from '@playwright/test';
import {subject} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {topBar} from './page-helpers';
import {field, hits, modal, openSearch} from './search';

const index = '**/search-index/**';
const {title} = subject();
const [first, last] = title.split(' ');
const failure = ['Unable to fetch results', 'You might want to check your network connection.'];

async function block(page: Page): Promise<void> {
  await page.route(index, (route) => route.abort());
}

test.describe('no network', () => {
  test.beforeEach(({noise}) => noise.allow(/ERR_FAILED/));

  test('search fails: the modal says so, and works again with the network', async ({page}) => {
    await open(page, '/');
    await block(page);
    await (await openSearch(page)).fill(title);
    for (const text of failure) await expect(modal(page).getByText(text, {exact: true})).toBeVisible();
    await page.unroute(index);
    await field(page).fill(`${title} `);
    await expect(hits(page).first()).toContainText(title);
    for (const text of failure) await expect(modal(page).getByText(text)).toHaveCount(0);
  });

  test('search fails: the text stays until a query is answered, and the network’s return asks again', async ({
    page,
  }) => {
    await open(page, '/');
    await block(page);
    await (await openSearch(page)).fill(first!);
    const status = modal(page).getByRole('status');
    await expect(status).toContainText(failure.join(''));
    await field(page).pressSequentially(` ${last}`);
    await expect(status).toContainText(failure.join(''));
    await page.unroute(index);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(hits(page).first()).toContainText(title);
    await expect(status).not.toContainText('Unable');
  });

  test('search fails: the search page says so, and works again with the network', async ({page}) => {
    await block(page);
    await open(page, `/search?q=${first}`);
    for (const text of failure)
      await expect(page.getByRole('status').getByText(text, {exact: true})).toBeVisible();
    await page.unroute(index);
    await page.getByRole('searchbox', {name: 'Search the documentation'}).fill(title);
    await expect(page.getByRole('status').getByText(/documents? found$/)).toBeVisible();
    for (const text of failure) await expect(page.getByText(text)).toHaveCount(0);
  });

  test('search fails: also when the modal itself cannot be fetched', async ({page}) => {
    await open(page, '/');
    await page.route('**/assets/js/**', (route) => route.abort());
    await topBar(page)
      .getByRole('button', {name: /^Search/})
      .click();
    for (const text of failure) await expect(page.getByRole('alert').getByText(text)).toBeVisible();
    await page.keyboard.type(title);
    await page.unroute('**/assets/js/**');
    await modal(page).getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(field(page)).toHaveValue(title);
    await expect(hits(page).first()).toContainText(title);
  });
});

test('slow search: results come when the index does', async ({page}) => {
  const held: Route[] = [];
  await page.route(index, (route) => void held.push(route));
  await open(page, '/');
  await (await openSearch(page)).fill(title);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(hits(page)).toHaveCount(0);
  await expect(modal(page).getByText('No results for')).toHaveCount(0);
  await Promise.all(held.map((route) => route.continue()));
  await expect(hits(page).first()).toContainText(title);
});

test('a new build replaced the index: its entry is asked for anew', async ({page, noise}) => {
  noise.allow(/404/);
  const gone: string[] = [];
  await page.route('**/assets/search/**', async (route) => {
    if (gone.length > 0) return route.continue();
    gone.push(route.request().url());
    return route.fulfill({status: 404, body: 'gone'});
  });
  await open(page, '/');
  await (await openSearch(page)).fill(title);
  await expect(hits(page).first()).toContainText(title);
  expect(gone).toHaveLength(1);
});
