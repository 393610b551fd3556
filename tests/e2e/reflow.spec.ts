/** Templates under the readers' own settings: a narrow screen, text twice as large, colours that the system imposes. */
import type {Page} from '@playwright/test';
import {posts} from '../support/scenes';
import {expect, inTable, open, test} from './fixtures';
import {templates} from './page-helpers';

/** Every template, and the page of what does not exist. */
const notFound = '/404.html';
const all = [...templates, posts().at(-1)!.path, notFound];

test.beforeEach(({noise}, {title}) => {
  if (title.startsWith(notFound)) noise.allow(/\b404\b/);
});

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

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [row, path] of all.entries()) {
  test(`${path} at 320 px: nothing is cut off, only tables, code and drawings scroll`, async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, path);
    expect(await overflow(page)).toBe(0);
    expect(await page.evaluate(cutText)).toEqual([]);
    const scrolled = await page.evaluate(() =>
      Array.from(document.querySelectorAll('main *'))
        .filter(
          (box) =>
            /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1,
        )
        .filter(
          (box) => !box.matches('table, pre, pre *, textarea') && !box.querySelector('table, pre, img, svg'),
        )
        .map((box) => `${box.tagName}.${box.className}`),
    );
    expect(scrolled).toEqual([]);
  });

  for (const [column, width] of [640, 1280].entries()) {
    const isCore = row % 2 === column;
    test(
      `${path} with text of 200 % at ${width} px: it grows, and nothing is cut off or covered`,
      inTable(isCore),
      async ({page}) => {
        await page.setViewportSize({width, height: 900});
        const devtools = await page.context().newCDPSession(page);
        await devtools.send('Page.enable');
        await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
        await open(page, path);
        const size = await page
          .locator('html')
          .evaluate((html) => parseFloat(getComputedStyle(html).fontSize));
        expect(size).toBe(34);
        expect(await overflow(page)).toBe(0);
        expect(await page.evaluate(cutText)).toEqual([]);
        const bar = await page.locator('.navbar').evaluate((navbar) => {
          const frame = navbar.getBoundingClientRect();
          const parts = Array.from(navbar.querySelectorAll('.navbar__inner a, .navbar__inner button'))
            .filter((part) => part.checkVisibility())
            .map((part) => part.getBoundingClientRect());
          return {
            tall: parts.filter(({top, bottom}) => top < frame.top - 1 || bottom > frame.bottom + 1).length,
            over: parts.filter(({left}, at) => at > 0 && left < (parts[at - 1]?.right ?? 0) - 1).length,
            count: parts.length,
          };
        });
        expect(bar.count).toBeGreaterThan(1);
        expect({tall: bar.tall, over: bar.over}).toEqual({tall: 0, over: 0});
      },
    );
  }

  for (const [column, colorScheme] of (['light', 'dark'] as const).entries()) {
    const isCore = row % 2 === column;
    test(
      `${path} in forced colours, ${colorScheme}: icons, markers and controls can be seen`,
      inTable(isCore),
      async ({page}) => {
        await page.emulateMedia({forcedColors: 'active', colorScheme});
        await open(page, path);
        const {icons, lost} = await page.evaluate(() => {
          const canvas = getComputedStyle(document.documentElement).backgroundColor;
          const masks = Array.from(document.querySelectorAll('body *')).flatMap((element) =>
            ['', '::before', '::after'].flatMap((pseudo) => {
              const style = getComputedStyle(element, pseudo || null);
              const isIcon = style.maskImage.includes('url(') && element.checkVisibility();
              return isIcon ? [{name: `${element.className}${pseudo}`, ground: style.backgroundColor}] : [];
            }),
          );
          return {
            icons: masks.length,
            lost: masks
              .filter(({ground}) => ground === canvas || /^rgba\(.*, 0\)$/.test(ground))
              .map(({name}) => name),
          };
        });
        expect(icons).toBeGreaterThan(0);
        expect(lost).toEqual([]);

        const marked = page.locator(
          '.menu__link--active:not(.menu__link--sublist):visible, main [aria-current]:visible',
        );
        for (const mark of await marked.all()) {
          const {borderLeftWidth, outlineStyle} = await mark.evaluate((link) => {
            const style = getComputedStyle(link);
            return {borderLeftWidth: parseFloat(style.borderLeftWidth), outlineStyle: style.outlineStyle};
          });
          expect(borderLeftWidth >= 3 || outlineStyle === 'solid', 'the current entry is marked').toBe(true);
        }

        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        const ring = await page.evaluate(() => {
          const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(
            document.activeElement ?? document.body,
          );
          return {
            outlineStyle,
            outlineWidth,
            isSeen: outlineColor !== getComputedStyle(document.documentElement).backgroundColor,
          };
        });
        expect(ring).toEqual({outlineStyle: 'solid', outlineWidth: '3px', isSeen: true});
      },
    );
  }
}
