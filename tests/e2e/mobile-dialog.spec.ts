/** The open menu of narrow screens is a dialog: it holds focus and page, and closes as dialogs do. */
import type {Page} from '@playwright/test';
import {guide, pageAt, siblings} from '../support/scenes';
import {expect, open, test, violations} from './fixtures';
import {settled} from './page-helpers';

const {path} = guide();
const next = siblings(guide())[0]!;
const toggle = (page: Page) => page.locator('.navbar__toggle');
const menu = (page: Page) => page.locator('.menu-drawer[data-open]');

test.use({viewport: {width: 360, height: 780}, hasTouch: true});

async function openMenu(page: Page, address = path): Promise<void> {
  await open(page, address);
  await toggle(page).click();
  await expect(menu(page).getByRole('button', {name: 'Close menu'})).toBeFocused();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle(page)).toBeFocused();
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
}

test('menu: Escape closes it, and the focus returns to its button', async ({page}) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

/** A finger on the screen, from one place to another. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', [x, y]: [number, number]) =>
    client.send('Input.dispatchTouchEvent', {type, touchPoints: [{x, y}]});
  await touch('touchStart', from);
  const steps = 12;
  for (let step = 1; step <= steps; step += 1)
    await touch('touchMove', [
      from[0] + ((to[0] - from[0]) * step) / steps,
      from[1] + ((to[1] - from[1]) * step) / steps,
    ]);
  await client.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

test('menu: a swipe to the left closes it; scrolling it, or a swipe to the right, does not', async ({
  page,
}) => {
  await openMenu(page);
  await drag(page, [100, 600], [60, 200]);
  await drag(page, [20, 400], [340, 400]);
  await settled(page);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await drag(page, [250, 400], [90, 410]);
  await expectClosed(page);
});

for (const address of ['/', path]) {
  test(`menu on ${address}: Tab and Shift+Tab never reach the page behind`, async ({page}) => {
    await openMenu(page, address);
    const isOutside = () =>
      menu(page).evaluate(
        (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
      );
    const stops = await menu(page).locator('a:visible, button:visible, summary:visible').count();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop <= stops; stop += 1) {
        await page.keyboard.press(key);
        expect(await isOutside()).toBe(false);
      }
  });
}

test('menu: the page behind is inert and does not scroll', async ({page}) => {
  await openMenu(page);
  for (const part of ['main', 'footer', '.navbar__inner'])
    expect(
      await page
        .locator(part)
        .first()
        .evaluate((element) => element.closest('[inert]') !== null),
    ).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
  await page.mouse.move(345, 500);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('End');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('menu: a press beside it closes it', async ({page}) => {
  await openMenu(page);
  await page.mouse.click(345, 500);
  await expectClosed(page);
});

test('menu: forced closed at 997 px, it leaves nothing inert', async ({page}) => {
  await openMenu(page);
  await page.setViewportSize({width: 997, height: 780});
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('menu: a link in it leads on, closes it and leaves nothing inert', async ({page}) => {
  await openMenu(page);
  await menu(page).getByRole('link', {name: next.label, exact: true}).click();
  await expect(page).toHaveURL(next.to);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt(next.to).title);
  await expect(menu(page)).toHaveCount(0);
  await expect(page.locator('main')).not.toHaveAttribute('inert');
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`menu: accessible while open, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await openMenu(page);
    expect(await violations(page)).toEqual([]);
  });
}
