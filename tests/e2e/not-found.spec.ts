/** An unknown path: the not-found page, with a way on. */
import {guide, newestPost, subject} from '../support/scenes';
import {expect, open, test, violations} from './fixtures';
import {topBar} from './page-helpers';

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
  const words = subject().title.toLowerCase();
  await open(page, `/docs/elsewhere/${words.replace(' ', '-')}`);
  await page
    .getByRole('main')
    .getByRole('button', {name: `Search for “${words}”`})
    .click();
  const field = page.getByRole('combobox', {name: 'Search'});
  await expect(field).toHaveValue(words);
  await expect(page.getByRole('option', {name: subject().title}).first()).toBeVisible();
});

const {path: ordinary} = guide();
const withoutFolder = ordinary.replace(/\/[^/]+(?=\/[^/]+$)/, '');

/** A folder left out, two letters in the other order, a letter too much, a letter too few. */
const meant = {
  [withoutFolder]: ordinary,
  [ordinary.replace(/(.)(.)$/, '$2$1')]: ordinary,
  [`${newestPost().path}s`]: newestPost().path,
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
    await open(page, withoutFolder);
    await expect(page.getByRole('heading', {name: 'Nearest pages'})).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
