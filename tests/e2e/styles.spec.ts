/** The styles inside a page are all that it needs to be read and printed: the whole sheets, when they come, change nothing. */
import type {Page} from '@playwright/test';
import {expect, still, test} from './fixtures';
import {templates} from './page-helpers';

/** What shows in the colours, borders, type and places of every element, and before and after it. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties =
      'color background border box-shadow font opacity content mask filter text-decoration outline list-style transform visibility fill';
    const styleOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return properties
        .split(' ')
        .map((name) => style.getPropertyValue(name))
        .join(' ');
    };
    return Array.from(document.querySelectorAll('body :not([data-later], [data-later] *)'), (element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      const parts = [undefined, '::before', '::after'].map((part) => styleOf(element, part));
      return [element.tagName, element.getAttribute('class'), x, y, width, height, ...parts].join(' ');
    });
  });
}

/** Links the whole sheets, and takes away what the page brought of them, as React's start does. */
function addSheets(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const hrefs = document.querySelector('noscript')?.textContent.match(/\/[^"\s>]+\.css/g) ?? [];
    // That for readers without JavaScript is the last.
    hrefs.pop();
    await Promise.all(
      hrefs.map(
        (href) =>
          new Promise((resolve) => {
            const link = document.createElement('link');
            document.head.append(Object.assign(link, {rel: 'stylesheet', href, onload: resolve}));
          }),
      ),
    );
    document.querySelector('[data-later]')?.remove();
    return hrefs.length;
  });
}

const modes = [
  ['light, 1440 px', 1440, {media: 'screen', colorScheme: 'light'}],
  ['dark, 360 px', 360, {media: 'screen', colorScheme: 'dark'}],
  ['paper', 1440, {media: 'print', colorScheme: 'light'}],
] as const;

/** How the page looks in each mode. */
async function looksInModes(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [name, width, media] of modes) {
    await page.emulateMedia({...media, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 900});
    await expect(page.locator('html')).toHaveAttribute('data-theme', media.colorScheme);
    await still(page);
    found[name] = await looks(page);
  }
  return found;
}

const share = 4;

for (let first = 0; first < templates.length; first += share) {
  const paths = templates.slice(first, first + share);
  test(`pages have all the styles that they show: ${paths.join(' ')}`, async ({page, noise}) => {
    noise.allow(/\b404\b/);
    // React does not come, and nothing fails: the page would say so.
    await page.route('**/assets/js/**', (route) =>
      route.fulfill({contentType: 'text/javascript', body: 'hub.load = () => {}'}),
    );
    for (const path of paths) {
      await page.goto(path);
      const before = await looksInModes(page);
      expect(await addSheets(page)).toBeGreaterThan(0);
      const after = await looksInModes(page);
      for (const [name] of modes) {
        expect(before[name]!.length).toBeGreaterThan(40);
        expect
          .soft(
            after[name]!.filter((look, index) => look !== before[name]![index]),
            `${path}, ${name}`,
          )
          .toEqual([]);
      }
    }
  });
}
