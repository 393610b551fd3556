/** The styles inside a page are all that it needs to be read and printed: the whole sheets, when they come, change nothing. */
import type {Page} from '@playwright/test';
import {expect, hydrated, inTable, open, still, test, type Noise} from './fixtures';
import {templates} from './page-helpers';

/** What shows in the colours, borders, type and places of every element, and before and after it. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      'color',
      'background',
      'border',
      'box-shadow',
      'font',
      'opacity',
      'content',
      'mask',
      'filter',
      'text-decoration',
      'outline',
      'list-style',
      'transform',
      'visibility',
      'fill',
    ];
    const styleOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return properties.map((name) => style.getPropertyValue(name)).join(' ');
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
            const link = Object.assign(document.createElement('link'), {
              rel: 'stylesheet',
              href,
              onload: resolve,
            });
            document.head.append(link);
          }),
      ),
    );
    document.querySelector('[data-later]')?.remove();
    return hrefs.length;
  });
}

/** Opens a page to which React does not come, and nothing fails: the page would say so. */
async function openBare(page: Page, path: string, noise: Noise): Promise<void> {
  noise.allow(/ERR_FAILED|status 404/);
  noise.allow(/Failed to load resource/);
  await page.route('**/assets/js/**', (route) =>
    route.fulfill({contentType: 'text/javascript', body: 'hub.load = () => {}'}),
  );
  await page.goto(path);
  await still(page);
}

/** The whole sheets change the look of no element. */
async function expectAllStyles(page: Page): Promise<void> {
  const before = await looks(page);
  expect(before.length).toBeGreaterThan(40);
  expect(await addSheets(page)).toBeGreaterThan(0);
  const after = await looks(page);
  expect(after.filter((look, index) => look !== before[index])).toEqual([]);
}

for (const [row, path] of [...templates, '/no/such/page'].entries()) {
  for (const [column, colorScheme] of (['light', 'dark'] as const).entries()) {
    for (const [place, width] of [360, 1440].entries()) {
      // A colour mode changes no box, and a width no colour.
      const isCore = place === (row + column) % 2;
      test(
        `${path} has all the styles that it shows, ${colorScheme}, ${width} px`,
        inTable(isCore),
        async ({page, noise}) => {
          await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
          await page.setViewportSize({width, height: 900});
          await openBare(page, path, noise);
          await expectAllStyles(page);
        },
      );
    }
  }
  test(`${path} has all the styles that it prints with`, async ({page, noise}) => {
    await page.emulateMedia({media: 'print', reducedMotion: 'reduce'});
    await openBare(page, path, noise);
    await expectAllStyles(page);
  });
}

test('what a page brings of the sheets goes when they come', async ({page}) => {
  expect(await (await page.request.get('/')).text()).toMatch(/<div hidden data-later[ >]/);
  await open(page, '/');
  await hydrated(page);
  await expect(page.locator('[data-later]')).toHaveCount(0);
});
