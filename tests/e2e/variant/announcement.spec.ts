/** The announcement bar of a build that has one. */
import type {Page} from '@playwright/test';
import {expect, open, test, violations} from '../fixtures';
import {topBar} from '../places';

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`docusaurus.announcement.${name}`), key);

test('announcement: shown above the top bar on every page', async ({page}) => {
  for (const path of ['/', '/docs/intro', '/blog']) {
    await open(page, path);
    await expect(bar(page)).toBeVisible();
  }
  const {y: barTop = 0} = (await bar(page).boundingBox()) ?? {};
  const {y: navTop = 0} = (await topBar(page).boundingBox()) ?? {};
  expect(barTop).toBeLessThan(navTop);
});

test('announcement: closed by the reader, kept closed by id in storage', async ({page}) => {
  await open(page, '/');
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(page, 'id')).toBe('first');
  expect(await stored(page, 'dismiss')).toBe('true');
  await open(page, '/docs/intro');
  await expect(bar(page)).toHaveCount(0);
});

test('announcement: a dismissed bar is hidden before the site scripts run', async ({page, noise}) => {
  noise.allow(/ERR_FAILED/);
  await open(page, '/');
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/docs/intro');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('announcement: comes back when its id changes', async ({page}) => {
  await open(page, '/');
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'one before it'));
  await open(page, '/');
  await expect(bar(page)).toBeVisible();
  expect(await stored(page, 'id')).toBe('first');
  expect(await stored(page, 'dismiss')).toBe('false');
});

test('announcement: never covers the skip link', async ({page}) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ratio: 1});
  const onTop = await skip.evaluate((link) => {
    const {left, top, width, height} = link.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === link;
  });
  expect(onTop).toBe(true);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`announcement: accessible, ${colorScheme}`, async ({page}) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorScheme);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
