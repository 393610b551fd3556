/** Each kind of page under readers' own settings: a narrow screen, text twice as large, colours that the system imposes. */
import type {Page} from '@playwright/test';
import {plain} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {templates} from './page-helpers';

test.beforeEach(({noise}) => noise.allow(/\b404\b/));

/**
 * Visible text that a reader cannot reach: it begins or ends outside of the window or of a box that cuts off what does
 * not fit. Boxes that scroll (tables, code, diagrams, drawings) are in order.
 */
function cutText(): string[] {
  type Clip = {isScrolled: boolean; isUnseen: boolean; boxes: DOMRect[]};
  const clipOf = (element: Element): Clip => {
    const clip: Clip = {isScrolled: false, isUnseen: false, boxes: []};
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const {overflowX} = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') clip.isScrolled = true;
      if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
      // What is there for screen readers only is a point of one pixel.
      if (box.clientWidth <= 1) clip.isUnseen = true;
      else clip.boxes.push(box.getBoundingClientRect());
    }
    return clip;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent?.trim();
    if (!parent?.checkVisibility({opacityProperty: true, visibilityProperty: true}) || !words) continue;
    if (parent.closest('script, style, noscript, svg, option, .hash-link, [class*="skipToContent"]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const {left, right} = range.getBoundingClientRect();
    const {isScrolled, isUnseen, boxes} = clipOf(parent);
    if (isScrolled || isUnseen || right - left < 2) continue;
    boxes.push(new DOMRect(0, 0, window.innerWidth, 0));
    if (boxes.some((box) => left < box.left - 1 || right > box.right + 1))
      cut.push(`${parent.tagName}.${parent.className}: ${words.slice(0, 60)}`);
  }
  return cut;
}

async function expectFit(page: Page, path: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, path).toBe(0);
  expect.soft(await page.evaluate(cutText), path).toEqual([]);
}

for (const width of [320, 768])
  test(`at ${width} px: no page scrolls sideways, and nothing is cut off`, async ({page}) => {
    await page.setViewportSize({width, height: 640});
    for (const path of templates) {
      await page.goto(path);
      await expectFit(page, path);
    }
  });

test('text of 200 %: it grows, and nothing is cut off or covered', async ({page}) => {
  await page.setViewportSize({width: 640, height: 900});
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  for (const path of templates) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', '34px');
    await expectFit(page, path);
  }
  const covered = await page.locator('.navbar__inner').evaluate((bar) => {
    const parts = Array.from(bar.querySelectorAll('a, button'))
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect());
    return parts.filter(({left}, at) => at > 0 && left < parts[at - 1]!.right - 1).length;
  });
  expect(covered).toBe(0);
});

test('forced colours: icons and the ring of the focus can be seen', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  for (const path of templates) {
    await page.goto(path);
    const lost = await page.evaluate(() => {
      const canvas = getComputedStyle(document.documentElement).backgroundColor;
      return Array.from(document.querySelectorAll('body *')).flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const {maskImage, backgroundColor} = getComputedStyle(element, pseudo || null);
          const isIcon = maskImage.includes('url(') && element.checkVisibility();
          const isLost = backgroundColor === canvas || /^rgba\(.*, 0\)$/.test(backgroundColor);
          return isIcon && isLost ? [`${element.className}${pseudo}`] : [];
        }),
      );
    });
    expect.soft(lost, path).toEqual([]);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline', /solid 3px|3px solid/);
});

test('table on a phone: it fades where it goes on, and its first column stays', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, plain().path);
  const frames = page.getByRole('region', {name: /^Table/});
  const hidden = await frames.evaluateAll((all) =>
    all.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
  );
  const frame = frames.nth(hidden.indexOf(Math.max(...hidden)));
  await expect(frame).toHaveCSS('mask-image', /gradient/);
  const first = frame.getByRole('cell').first();
  const left = () => first.evaluate((cell) => cell.getBoundingClientRect().left);
  const before = await left();
  await frame.evaluate((element) => element.scrollTo({left: element.scrollWidth, behavior: 'instant'}));
  await expect(frame).toHaveCSS('mask-image', 'none');
  expect(await left()).toBe(before);
  await page.setViewportSize({width: 1440, height: 900});
  await expect(frames).toHaveCount(0);
});
