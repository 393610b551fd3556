/** An unknown path: the not-found page, with a way on. */
import {expect, open, test, violations} from './fixtures';
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
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Search for “/})
    .click();
  await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
});

test('unknown path: the search is filled in from the path', async ({page}) => {
  await open(page, '/docs/focus/retention-policy');
  await page.getByRole('main').getByRole('button', {name: 'Search for “retention policy”'}).click();
  const field = page.getByRole('combobox', {name: 'Search'});
  await expect(field).toHaveValue('retention policy');
  await expect(page.getByRole('option', {name: /Retention policies/}).first()).toBeVisible();
});

const meant = {
  '/docs/focus/retention': '/docs/focus/admin/retention',
  '/docs/focus/admin/legal-hold': '/docs/focus/admin/legalhold',
  '/blog/focus-updates-june-2025': '/blog/focus-updates-july-2025',
  '/suport': '/docs/support',
};

for (const [path, target] of Object.entries(meant)) {
  test(`unknown path: ${path} offers three pages, among them ${target}`, async ({page}) => {
    await open(page, path);
    const links = page.getByRole('main').getByRole('list').getByRole('link');
    await expect(links).toHaveCount(3);
    await links.and(page.locator(`[href="${target}"]`)).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', {name: 'Page not found'})).toHaveCount(0);
  });
}

test('unknown path inside the documentation: the same page, once', async ({page}) => {
  await open(page, '/docs/no-such-page');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(topBar(page)).toHaveCount(1);
});

test('unknown path: the list of pages does not come, and the rest works', async ({page, noise}) => {
  noise.allow(/ERR_FAILED/);
  await page.route('**/search-index/pages.json', (route) => route.abort());
  await open(page, '/no/such/page');
  await expect(page.getByRole('main').getByRole('button', {name: 'Search for “page”'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Nearest pages'})).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`unknown path: accessible with its list, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await open(page, '/docs/focus/retention');
    await expect(page.getByRole('heading', {name: 'Nearest pages'})).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
