/** What holds on every page of the site, and between pages. */
import {subject} from '../support/scenes';
import {expect, open, test, violations} from '../e2e/fixtures';
import {hits, searchFor} from '../e2e/search';
import {templates} from './scenes';

for (const path of templates)
  test(`axe: nothing on ${path}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    expect(await violations(page)).toEqual([]);
  });

test('search: a page is found by its title, and followed', async ({page}) => {
  const {title, path} = subject();
  await open(page, '/');
  await searchFor(page, title);
  await hits(page).first().click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
});

test('colour mode: a choice is shown, stored, and outlives a new document', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '/docs/intro');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  // Readers have a choice under this key: another one would forget it.
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.goto('/blog');
  await expect(html).toHaveAttribute('data-theme', 'light');
});
