/** The announcement bar of a build that has one. */
import type {Page} from '@playwright/test';
import {announcementPeriod} from '../../../src/site/identity';
import {expect, open, test, violations} from '../fixtures';
import {topBar} from '../page-helpers';
import {noteShifts} from '../layout-shifts';

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(`docusaurus.announcement.${name}`), key);

const start = Date.parse(announcementPeriod.start);
const end = Date.parse(announcementPeriod.end);

test.beforeEach(({page}) => page.clock.setFixedTime(start));

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

const times = {
  'before its start': {now: start - 1, isShown: false},
  'at its start': {now: start, isShown: true},
  'before its end': {now: end - 1, isShown: true},
  'at its end': {now: end, isShown: false},
};

for (const [name, {now, isShown}] of Object.entries(times)) {
  test(`announcement: ${name} it is ${isShown ? 'shown' : 'hidden'}, and nothing jumps`, async ({page}) => {
    await page.clock.setFixedTime(now);
    const shift = await noteShifts(page);
    await open(page, '/docs/support');
    expect(await shift()).toBe(0);
    await expect(bar(page)).toHaveCount(isShown ? 1 : 0);
    await topBar(page).getByRole('link', {name: 'Updates and News'}).click();
    await expect(page).toHaveURL('/blog');
    await expect(bar(page)).toHaveCount(isShown ? 1 : 0);
  });
}

test('announcement: its period is settled before the site scripts run', async ({page, noise}) => {
  noise.allow(/ERR_FAILED/);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/docs/intro');
  await expect(bar(page)).toBeVisible();
  await page.clock.setFixedTime(end);
  await page.goto('/docs/intro');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('announcement: closing it moves the page up by its height, on a phone as well', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, '/docs/support');
  const title = page.getByRole('heading', {level: 1});
  const [box, before] = [await bar(page).boundingBox(), await title.boundingBox()];
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toHaveCount(0);
  expect((await title.boundingBox())?.y).toBe((before?.y ?? 0) - (box?.height ?? 0));
});
