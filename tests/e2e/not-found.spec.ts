/** An unknown path: the not-found page, with a way on. */
import {expect, open, test} from './fixtures';
import {topBar} from './places';

test.beforeEach(({noise}) => noise.allow(/404/));

test('unknown path: not-found page inside the shell', async ({page}) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(topBar(page)).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Open the documentation'}).click();
  await expect(page).toHaveURL('/docs/intro');
});

test('unknown path: its button opens the search', async ({page}) => {
  await open(page, '/no/such/page');
  await page.getByRole('main').getByRole('button', {name: 'Search docs'}).click();
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
});
