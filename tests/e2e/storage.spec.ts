/** What the site keeps in the browser, and how it does without. */
import {operationWithBody, subject} from '../support/scenes';
import {expect, hydrated, open, test} from './fixtures';
import {colourToggle} from './page-helpers';
import {hits, searchFor} from './search';

const versionKey = 'docs-preferred-version-default';

test('storage: the chosen docs version is remembered', async ({page}) => {
  await open(page, '/docs/intro');
  await page.evaluate((key) => localStorage.setItem(key, 'current'), versionKey);
  await open(page, '/docs/support');
  expect(await page.evaluate((key) => localStorage.getItem(key), versionKey)).toBe('current');
});

test('storage: a docs version that is gone is forgotten', async ({page}) => {
  await open(page, '/docs/intro');
  await page.evaluate((key) => localStorage.setItem(key, '1.0'), versionKey);
  await open(page, '/docs/support');
  await hydrated(page);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), versionKey)).toBeNull();
});

test.describe('storage unavailable', () => {
  const warning = /^console warning: Docusaurus browser storage is not available/;

  test.beforeEach(async ({page, noise}) => {
    noise.allow(warning);
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Storage is switched off', 'SecurityError');
        },
      }),
    );
  });

  test('storage unavailable: the page and React each log one warning, and the page works', async ({
    page,
    noise,
  }) => {
    await open(page, '/docs/intro');
    await hydrated(page);
    await expect.poll(() => noise.problems.filter((problem) => warning.test(problem))).toHaveLength(2);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Updates and News'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Updates and News');
  });

  test('storage unavailable: the toggle works, as long as the page lasts', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/docs/intro');
    await colourToggle(page).click();
    await colourToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await open(page, '/docs/intro');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('storage unavailable: the search works', async ({page}) => {
    await open(page, '/docs/intro');
    await searchFor(page, subject().title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(subject().path);
    await expect(hits(page)).toHaveCount(0);
  });
});

test('storage full: what cannot be kept is logged, and everything works', async ({page, noise}) => {
  const logged = /^console error: Docusaurus storage error, can't set theme=light/;
  noise.allow(/^console error: Docusaurus storage error, can't set /);
  await page.addInitScript(() => {
    let filler = '';
    for (let size = 2 ** 23; size >= 1; size /= 2)
      try {
        localStorage.setItem('filler', filler + 'x'.repeat(size));
        filler += 'x'.repeat(size);
      } catch {
        // There is no room for so much.
      }
  });
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/intro');
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  // React tries once more when it takes over a press that came before it.
  await expect.poll(() => noise.problems.some((problem) => logged.test(problem))).toBe(true);
  await searchFor(page, subject().title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(subject().path);
});

test('storage holds rubbish: a wrong colour mode is logged and forgotten, and everything works', async ({
  page,
  noise,
}) => {
  const warning = /^console warning: Not a colour mode, so forgotten: theme=\{"a$/;
  noise.allow(warning);
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, operationWithBody().path);
  await searchFor(page, subject().title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(subject().path);
  const keys = await page.evaluate(() => {
    const known = [
      'theme',
      'docusaurus.announcement.id',
      'docusaurus.announcement.dismiss',
      'docusaurus.tab.language',
    ];
    const all = [...new Set([...known, ...Object.keys(localStorage)])];
    for (const key of all) localStorage.setItem(key, '{"a');
    return all;
  });
  expect(
    keys.some((key) => key.includes('SEARCH')),
    keys.join(' '),
  ).toBe(true);

  await open(page, operationWithBody().path);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  await searchFor(page, subject().title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(subject().path);
  await expect.poll(() => noise.problems.filter((problem) => warning.test(problem))).toHaveLength(1);
});
