/** What a reader presses is large enough: 24 px everywhere (WCAG 2.5.8), 44 px in lists of links under a finger. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {templates} from './places';

const dictionary = '/docs/focus/appendix/data-dictionary';
const withTables = '/docs/ai-api/requirements';

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
  for (const path of [...templates, dictionary, withTables]) {
    test(`targets of ${path} at ${width} px are at least 24 px`, async ({page}) => {
      await page.setViewportSize({width, height: 900});
      await open(page, path);
      expect(await page.evaluate(small, 24)).toEqual([]);
    });
  }
}

test.describe('under a finger', () => {
  test.use({hasTouch: true, isMobile: true, viewport: {width: 1100, height: 800}});

  for (const [path, links, least] of [
    [dictionary, '.fields dt a', 200],
    [dictionary, '.table-of-contents a', 3],
    ['/docs/focus/admin/retention', '.theme-doc-sidebar-menu .menu__link', 5],
    [withTables, '.links a', 2],
    ['/site-map', 'main li a', 100],
  ] as const) {
    test(`${links} of ${path} are at least 44 px`, async ({page}) => {
      await open(page, path);
      const found = await sizes(page, links);
      expect(found.length).toBeGreaterThanOrEqual(least);
      expect(Math.min(...found)).toBeGreaterThanOrEqual(44);
    });
  }
});
