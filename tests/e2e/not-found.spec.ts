/** An unknown path: the not-found page, with a way on; its accessibility is in accessibility.spec.ts. */
import {guide, newestPost, subject} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {topBar, unknownPath} from './page-helpers';

test.beforeEach(({noise}) => noise.allow(/404/));

test('unknown path: not-found page inside the shell, once', async ({page}) => {
  for (const path of [unknownPath, '/docs/no-such-page']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(topBar(page)).toHaveCount(1);
  }
  await page.getByRole('main').getByRole('link', {name: 'Open the documentation'}).click();
  await expect(page).toHaveURL('/docs/intro');
});

test('unknown path: its button opens the search, filled in from the path', async ({page}) => {
  const words = subject().title.toLowerCase();
  await open(page, `/docs/elsewhere/${words.replace(' ', '-')}`);
  await page
    .getByRole('main')
    .getByRole('button', {name: `Search for “${words}”`})
    .click();
  await expect(page.getByRole('combobox', {name: 'Search'})).toHaveValue(words);
  await expect(page.getByRole('option', {name: subject().title}).first()).toBeVisible();
});

test('unknown path: three pages are offered, among them the one that was meant', async ({page}) => {
  const {path: ordinary} = guide();
  const meant = {
    'a folder left out': [ordinary.replace(/\/[^/]+(?=\/[^/]+$)/, ''), ordinary],
    'a letter too much': [`${newestPost().path}s`, newestPost().path],
  };
  for (const [name, [wrong, right]] of Object.entries(meant)) {
    await open(page, wrong!);
    const links = page.getByRole('main').getByRole('list').getByRole('link');
    await expect(links, name).toHaveCount(3);
    await links.and(page.locator(`[href="${right}"]`)).click();
    await expect(page).toHaveURL(right!);
  }
});
