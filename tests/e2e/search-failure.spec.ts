/** The search when its files do not come. */
import {subject} from '../support/scenes';
import {expect, test, violations} from './fixtures';
import {field, hits, modal, openSearch} from './search';

const index = '**/search-index/**';
const script = /\/kept-search\.\w+\.js(\?|$)/;
const {title} = subject();
const failure = ['Unable to fetch results', 'You might want to check your network connection.'];

test.beforeEach(({noise}) => noise.allow(/ERR_FAILED|404|Failed to fetch dynamically/));

test('search fails: the dialog says so until the network is back, and asks again by itself', async ({
  page,
}) => {
  await page.route(index, (route) => route.abort());
  await page.goto('/');
  await (await openSearch(page)).fill(title);
  for (const text of failure) await expect(modal(page).getByText(text, {exact: true})).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.unroute(index);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(hits(page).first()).toContainText(title);
  await expect(modal(page).getByText(failure[0]!)).toHaveCount(0);
});

test('search fails: the search page says so, and works again with the network', async ({page}) => {
  await page.route(index, (route) => route.abort());
  await page.goto('/search?q=word');
  for (const text of failure)
    await expect(page.getByRole('status').getByText(text, {exact: true})).toBeVisible();
  await page.unroute(index);
  await page.getByRole('status').getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText(failure[0]!)).toHaveCount(0);
  await page.getByRole('searchbox', {name: 'Search the documentation'}).fill(title);
  await expect(page.getByRole('status').getByText(/documents? found$/)).toBeVisible();
});

test('search fails: a script that does not come is told, and comes when the reader tries again', async ({
  page,
}) => {
  await page.route(script, (route) => route.abort());
  await page.goto('/docs/intro');
  await openSearch(page);
  await page.keyboard.type(title);
  const notice = modal(page).getByRole('alert');
  await expect(notice).toContainText(failure[0]!);
  await page.unroute(script);
  await notice.getByRole('button', {name: 'Try again'}).click();
  await expect(hits(page).first()).toContainText(title);
  await expect(field(page)).toHaveValue(title);
  await expect(notice).toHaveCount(0);
});

test('search fails: a script that is gone with its version of the site is found in the next', async ({
  page,
}) => {
  await page.route(script, (route) => route.fulfill({status: 404, contentType: 'text/html', body: 'gone'}));
  await page.route('**/version.json', (route) => route.fulfill({json: {version: 'ffffffff'}}));
  await page.goto('/docs/intro');
  await openSearch(page);
  await page.keyboard.type(title);
  await expect(modal(page)).toContainText('This site was updated.');
  await page.unroute(script);
  await modal(page).getByRole('button', {name: 'Reload'}).first().click();
  await expect(field(page)).toHaveValue(title);
  await expect(hits(page).first()).toContainText(title);
});
