/** What the site keeps in the browser, and how it does without. */
import {subject} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {colourToggle, topBar} from './page-helpers';
import {searchFor} from './search';

test('storage: the chosen docs version is remembered, and one that is gone is forgotten', async ({page}) => {
  const key = 'docs-preferred-version-default';
  const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
  await open(page, '/docs/intro');
  await page.evaluate((name) => localStorage.setItem(name, 'current'), key);
  await open(page, '/docs/support');
  expect(await stored()).toBe('current');
  await page.evaluate((name) => localStorage.setItem(name, '1.0'), key);
  await open(page, '/docs/support');
  await expect.poll(stored).toBeNull();
});

test('storage unavailable: it is logged, and colour mode, links and search work', async ({page, noise}) => {
  const warning = /^console warning: Docusaurus browser storage is not available/;
  noise.allow(warning);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Storage is switched off', 'SecurityError');
      },
    }),
  );
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/docs/intro');
  await expect.poll(() => noise.problems.some((problem) => warning.test(problem))).toBe(true);
  await colourToggle(page).click();
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await topBar(page).getByRole('link', {name: 'Updates and News'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Updates and News');
  await searchFor(page, subject().title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(subject().path);
  await open(page, '/docs/intro');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
