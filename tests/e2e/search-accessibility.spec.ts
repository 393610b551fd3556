/** Every state of the search, in both colour modes, without a violation. */
import type {Page} from '@playwright/test';
import {products} from '../../src/site/products';
import {expect, open, test, violations, type Noise} from './fixtures';
import {entryOf, modal, openSearch, remembered, results, searchFor, store, storageKeys} from './search';

const broad = products[0]!.name;

type State = (page: Page, noise: Noise) => Promise<void>;

const modalStates: Record<string, State> = {
  start: async (page) => {
    await openSearch(page);
  },
  results: (page) => searchFor(page, broad),
  'a result further down': async (page) => {
    await searchFor(page, broad);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  },
  'recent searches': async (page) => {
    await store(page, storageKeys.recent, [entryOf('A page', '/docs/intro')]);
    await openSearch(page);
    await expect(remembered(page)).toHaveCount(1);
  },
  favourites: async (page) => {
    await store(page, storageKeys.recent, [entryOf('A page', '/docs/intro')]);
    await store(page, storageKeys.favourite, [entryOf('Another page', '/docs/support')]);
    await openSearch(page);
    await expect(remembered(page)).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
  },
  'no results': async (page) => {
    await (await openSearch(page)).fill('zzqx');
    await expect(modal(page).getByText('Try searching for')).toBeVisible();
  },
  failure: async (page, noise) => {
    noise.allow(/ERR_FAILED/);
    await page.route('**/search-index/**', (route) => route.abort());
    await (await openSearch(page)).fill(broad);
    await expect(modal(page).getByText('Unable to fetch results')).toBeVisible();
  },
};

const pageStates: Record<string, State> = {
  start: (page) => open(page, '/search'),
  'results of one area': async (page) => {
    await open(page, `/search?q=${broad}&in=${broad}`);
    await expect(results(page).first()).toBeVisible();
  },
  'more results': async (page) => {
    await open(page, `/search?q=${broad}`);
    await page.getByRole('button', {name: 'Show more results'}).press('Enter');
    await expect(page.getByRole('status')).toContainText('40 shown');
  },
  'no results in one area': async (page) => {
    await open(page, `/search?q=zzqx&in=${broad}`);
    await expect(page.getByRole('status')).toContainText(`You searched in ${broad} only.`);
  },
  results: async (page) => {
    await open(page, `/search?q=${broad}`);
    await expect(results(page).first()).toBeVisible();
  },
  'no results': async (page) => {
    await open(page, '/search?q=zzqx');
    await expect(page.getByRole('status')).toContainText('No results for');
  },
  failure: async (page, noise) => {
    noise.allow(/ERR_FAILED/);
    await page.route('**/search-index/**', (route) => route.abort());
    await open(page, `/search?q=${broad}`);
    await expect(page.getByRole('status')).toContainText('Unable to fetch results');
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.beforeEach(({page}) => page.emulateMedia({colorScheme, reducedMotion: 'reduce'}));

    for (const [name, reach] of Object.entries(modalStates)) {
      test(`search modal, ${name}: accessible, ${colorScheme}`, async ({page, noise}) => {
        await open(page, '/docs/intro');
        await reach(page, noise);
        expect(await violations(page)).toEqual([]);
      });
    }

    for (const [name, reach] of Object.entries(pageStates)) {
      test(`search page, ${name}: accessible, ${colorScheme}`, async ({page, noise}) => {
        await reach(page, noise);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}
