/** Every state of the search, in both colour modes, without a violation. */
import type {Page} from '@playwright/test';
import {expect, open, test, violations, type Noise} from './fixtures';
import {field, hits, modal, openSearch, searchFor} from './search';

type State = (page: Page, noise: Noise) => Promise<void>;

const modalStates: Record<string, State> = {
  start: async (page) => {
    await openSearch(page);
  },
  results: (page) => searchFor(page, 'retention'),
  recent: async (page) => {
    await searchFor(page, 'retention');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Retention policies');
    await openSearch(page);
    await expect(hits(page)).toHaveCount(1);
  },
  'no results': async (page) => {
    await searchFor(page, 'retention');
    await field(page).fill('zzqx');
    await expect(modal(page).getByText('Try searching for')).toBeVisible();
  },
  failure: async (page, noise) => {
    noise.allow(/ERR_FAILED/);
    await page.route('**/search-index/**', (route) => route.abort());
    await (await openSearch(page)).fill('retention');
    await expect(modal(page).getByText('Unable to fetch results')).toBeVisible();
  },
};

const pageStates: Record<string, State> = {
  results: async (page) => {
    await open(page, '/search?q=retention');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  },
  'no results': async (page) => {
    await open(page, '/search?q=zzqx');
    await expect(page.getByRole('status')).toContainText('No results for');
  },
  failure: async (page, noise) => {
    noise.allow(/ERR_FAILED/);
    await page.route('**/search-index/**', (route) => route.abort());
    await open(page, '/search?q=retention');
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
