/** The menu of narrow screens, up to and including 996 px: a dialog that holds focus and page, and closes as dialogs do. */
import type {Page} from '@playwright/test';
import {products} from '../../src/site/products';
import {areaOf, guide, pageAt, siblings} from '../support/scenes';
import {colourViolations, expect, open, test, violations} from './fixtures';
import {topBar} from './page-helpers';
import {field, modal} from './search';

const scene = guide();
const {path} = scene;
const next = siblings(scene)[0]!;
const product = products[0]!;
const narrow = {width: 390, height: 780};

const toggle = (page: Page) => page.locator('.navbar__toggle');
const close = (page: Page) => page.getByRole('button', {name: 'Close menu'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

async function openMenu(page: Page, address = path): Promise<void> {
  await open(page, address);
  await toggle(page).click();
  await expect(close(page)).toBeFocused();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(close(page)).not.toBeInViewport();
  await expect(page.locator('main[inert], nav[inert], footer[inert]')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
}

test.use({viewport: narrow, hasTouch: true});

test('menu: on a page with a sidebar it is the sidebar, below the links of the bar', async ({page}) => {
  await openMenu(page);
  await expect(menu(page).getByRole('link', {name: next.label, exact: true})).toBeInViewport();
  await expect(menu(page).getByRole('link', {name: 'Updates and News'})).toBeInViewport();
  const section = menu(page)
    .locator(`.area:not(.product-${areaOf(scene)}, .product-api) > details`)
    .first();
  await section.locator('summary').first().click();
  await expect(section).toHaveAttribute('open');
  await menu(page).getByRole('link', {name: next.label, exact: true}).click();
  await expect(page).toHaveURL(next.to);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt(next.to).title);
  await expectClosed(page);
});

test('menu: the toggle opens it; its button, Escape, a press beside it and a swipe to the left close it', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  const drag = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove', x: number) =>
      client.send('Input.dispatchTouchEvent', {type, touchPoints: [{x, y: 400}]});
    await touch('touchStart', from);
    for (let part = 1; part <= 12; part += 1) await touch('touchMove', from + ((to - from) * part) / 12);
    await client.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  };
  await open(page, '/');
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(close(page)).toBeHidden();
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  for (const name of ['Documentation', 'Updates and News', 'Support'])
    await expect(menu(page).getByRole('link', {name, exact: true})).toBeInViewport();
  await close(page).click();
  await expectClosed(page);
  await toggle(page).click();
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await expect(close(page)).toBeFocused();
  await page.mouse.click(385, 500);
  await expectClosed(page);
  await toggle(page).click();
  await expect(close(page)).toBeFocused();
  await drag(20, 340);
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  await drag(250, 90);
  await expectClosed(page);
});

test('menu: accessible in both modes; keys never reach the page behind, which is inert and does not scroll', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await openMenu(page, '/');
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await colourViolations(page)).toEqual([]);
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
  for (const part of ['main', 'footer'])
    await expect(page.locator(`${part}[inert], [inert] ${part}`).first()).toBeAttached();
  await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
});

test('menu: the search takes its place, by its button and by a shortcut, and gives the focus back', async ({
  page,
}) => {
  await openMenu(page);
  await menu(page).getByRole('button', {name: 'Search docs'}).click();
  await expect(field(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expectClosed(page);
  await expect(toggle(page)).toBeFocused();
  await toggle(page).click();
  await expect(close(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('menu: browser back closes it and stays on the page', async ({page}) => {
  await open(page, '/');
  await page.getByRole('main').getByRole('link', {name: product.name, exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(pageAt(product.start).title);
  await toggle(page).click();
  await expect(close(page)).toBeInViewport();
  await page.evaluate(() => history.back());
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL(product.start);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
});

test('menu: 996 px have it, and a viewport that becomes desktop forces it closed', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await openMenu(page);
  await page.setViewportSize({width: 997, height: 800});
  await expect(toggle(page)).toBeHidden();
  await expect(close(page)).toBeHidden();
  await expect(topBar(page).getByRole('link', {name: 'Documentation'})).toBeVisible();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page.setViewportSize(narrow);
  await expectClosed(page);
});
