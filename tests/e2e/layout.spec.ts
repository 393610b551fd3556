/** What a page looks like on a phone and on a large screen: nothing cut without a sign, nothing broken in two. */
import type {Locator, Page} from '@playwright/test';
import {findPage, guide, guides, isGuide, plain, posts, withTabs} from '../support/scenes';
import {expect, open, test} from './fixtures';

const wide = plain();

/** Text, a table, code and an admonition, side by side. */
const mixed = findPage(
  'a page of the documentation with a table, code and an admonition',
  (page) =>
    isGuide(page) &&
    page.has('.markdown > div > table') &&
    page.has('.markdown > .theme-code-block') &&
    page.has('.markdown > .theme-admonition'),
);

const phone = {width: 360, height: 780};
const article = (page: Page) => page.getByRole('article').first();
const mask = (frame: Locator) => frame.evaluate((element) => getComputedStyle(element).maskImage);
const left = (element: Locator) => element.evaluate((box) => box.getBoundingClientRect().left);

/** Which of the tables hides most beyond its edge. */
const widestTable = (page: Page) =>
  page.getByRole('region', {name: /^Table/}).evaluateAll((frames) => {
    const hidden = frames.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
    return hidden.indexOf(Math.max(...hidden));
  });

test('table on a phone: fades where it goes on, its first column stays, its end is plain', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, wide.path);
  const frame = page.getByRole('region', {name: /^Table/}).nth(await widestTable(page));
  const table = frame.getByRole('table');
  await expect.poll(() => mask(frame)).toContain('gradient');
  const first = table.getByRole('cell').first();
  const before = await left(first);
  await frame.evaluate((element) => element.scrollTo({left: element.scrollWidth, behavior: 'instant'}));
  await expect.poll(() => mask(frame)).toBe('none');
  expect(await left(first)).toBe(before);
  await frame.evaluate((element) => element.scrollTo({left: 0, behavior: 'instant'}));
  await expect.poll(() => mask(frame)).toContain('gradient');
  await frame.focus();
  await page.keyboard.press('Shift');
  await expect.poll(() => mask(frame), 'the ring of focus is whole').toBe('none');
});

test('table on a large screen: does not scroll, and does not fade', async ({page}) => {
  await open(page, wide.path);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('region', {name: /^Table/})).toHaveCount(0);
  expect(await mask(page.locator('div:has(> table)').first())).toBe('none');
});

const code = /^[A-Z]{2,3}-\d+$/;

/** Pages that name more than three codes. */
const withCodes = [...guides(), ...posts()].filter(
  ({$}) => $('article :is(a, code)').filter((_, part) => code.test($(part).text())).length > 3,
);

for (const {path} of [withCodes[0]!, withCodes.at(-1)!]) {
  for (const width of [360, 1440]) {
    test(`error codes of ${path} stand on one line at ${width} px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, path);
      const lines = await article(page)
        .locator('a, code')
        .evaluateAll((codes) =>
          codes
            .filter(({textContent}) => /^[A-Z]{2,3}-\d+$/.test(textContent))
            .map((code) => code.getClientRects().length),
        );
      expect(lines.length).toBeGreaterThan(3);
      expect(new Set(lines)).toEqual(new Set([1]));
    });
  }
}

test('previous and next on a phone: one above the other, as wide as the text', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, guide().path);
  const links = page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link');
  await expect(links).toHaveCount(2);
  const boxes = await links.evaluateAll((found) =>
    found.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
  );
  expect(boxes[0]?.width).toBeGreaterThan(320);
  expect(boxes[1]?.width).toBe(boxes[0]?.width);
  expect(boxes[1]?.top).toBeGreaterThanOrEqual((boxes[0]?.bottom ?? 0) + 8);
});

test('tabs on a phone: every tab is in view, on one line of its own text', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, withTabs().path);
  const tabs = await page
    .getByRole('tablist')
    .first()
    .getByRole('tab')
    .evaluateAll((found) => found.map((tab) => tab.getBoundingClientRect().toJSON() as DOMRect));
  expect(tabs.length).toBeGreaterThan(1);
  for (const {right, height} of tabs) {
    expect(right).toBeLessThanOrEqual(344);
    expect(height).toBeLessThan(60);
  }
});

test('admonition: its title is written as its author wrote it', async ({page}) => {
  await open(page, '/style-guide');
  const title = page.locator('.theme-admonition [class*="admonitionHeading"]').first();
  expect(await title.evaluate((element) => getComputedStyle(element).textTransform)).toBe('none');
});

test('right edge: text, tables and code end at one line', async ({page}) => {
  await open(page, mixed.path);
  const edges = await page
    .locator('.markdown')
    .locator('> :is(div:has(> table), .theme-code-block, .theme-admonition, p)')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(5);
  expect(new Set(edges).size).toBe(1);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, viewport: phone});

  for (const path of ['/markdown-page', guide().path, wide.path]) {
    test(`tables of ${path} on a phone are reached by the keyboard, each under a name of its own`, async ({
      page,
    }) => {
      await page.goto(path);
      const frames = page.getByRole('region', {name: /^Table/});
      const tables = page.locator('article table:not(.screen *)');
      await expect(frames).toHaveCount(await tables.count());
      const names: (string | null)[] = [];
      for (const frame of await frames.all()) {
        await frame.focus();
        await expect(frame).toBeFocused();
        names.push(await frame.getAttribute('aria-label'));
      }
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
      const inside = await tables.evaluateAll(
        (all) => all.filter((table) => getComputedStyle(table).overflowX !== 'visible').length,
      );
      expect(inside, 'tables that scroll in themselves').toBe(0);
    });
  }
});
