/** What a reader presses is large enough: 24 px everywhere (WCAG 2.5.8), 44 px in lists of links under a finger. */
import type {Page} from '@playwright/test';
import {guide, longest, pageOfFields, pageOfLinks} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {templates} from './page-helpers';

const fields = pageOfFields()?.path;
const links = pageOfLinks()?.path;

/** Links that stand alone, outside a sentence, and are smaller than so many pixels. */
function small(least: number): string[] {
  const isInSentence = (link: Element) => {
    const block = link.closest('p, li, td, th, dd, dt, figcaption, h1, h2, h3, div') ?? link;
    const others = block.textContent.replace(link.textContent, '');
    return getComputedStyle(link).display === 'inline' && /[a-z]{2}/i.test(others);
  };
  return Array.from(document.querySelectorAll('a[href], button, summary'))
    .filter((part) => part.checkVisibility({opacityProperty: true, visibilityProperty: true}))
    .filter((part) => !part.matches('.hash-link') && !isInSentence(part))
    .map((part) => ({part, box: part.getBoundingClientRect()}))
    .filter(({box}) => box.width > 1 && Math.min(box.width, box.height) < least)
    .map(({part, box}) => `${box.width} x ${box.height}: ${part.outerHTML.slice(0, 120)}`);
}

const sizes = (page: Page, links: string) =>
  page.locator(links).evaluateAll((all) =>
    all
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect())
      .map(({width, height}) => Math.min(width, height)),
  );

for (const width of [360, 1440]) {
  for (const path of [...templates, ...[fields, links].filter((path) => path !== undefined)]) {
    test(`targets of ${path} at ${width} px are at least 24 px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, path);
      expect(await page.evaluate(small, 24)).toEqual([]);
    });
  }
}

test.describe('under a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 1100, height: 800}});

  for (const [path, parts, least] of [
    [fields, '.fields dt a', 100],
    [longest().path, '.table-of-contents a', 3],
    [guide().path, '.theme-doc-sidebar-menu .menu__link', 5],
    [links, '.links a', 2],
    ['/site-map', 'main li a', 100],
  ] as const) {
    test(`${parts} of ${path} are at least 44 px`, async ({page}) => {
      test.skip(path === undefined, 'the site has no such list');
      await open(page, path!);
      const found = await sizes(page, parts);
      expect(found.length).toBeGreaterThanOrEqual(least);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(44);
    });
  }
});
