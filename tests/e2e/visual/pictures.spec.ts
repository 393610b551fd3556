/**
 * How the style guide and each template look, compared with stored pictures. `npm run visual:update` makes them anew:
 * look at each before you commit it. What another browser, or other fonts, would draw is not compared, and says so.
 */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, open, test as base} from '../fixtures';
import {results} from '../search';
import {drawnBy, storedMadeWith, storeMadeWith} from './made-with';

/** Why the pictures are not compared; empty when they are. */
const test = base.extend<object, {otherwise: string}>({
  otherwise: [
    async ({browser}, use, {config, project}) => {
      const now = await drawnBy(browser, project.use.baseURL ?? '');
      if (config.updateSnapshots === 'all') {
        mkdirSync(path.join(__dirname, 'pictures'), {recursive: true});
        storeMadeWith(now);
      }
      const then = storedMadeWith();
      const isSame = JSON.stringify(then) === JSON.stringify(now);
      await use(
        isSame
          ? ''
          : `The pictures are not compared: they were made with ${JSON.stringify(then)}, and this is ${JSON.stringify(now)}. Remedy: npm run visual:update, and look at each picture.`,
      );
    },
    {scope: 'worker'},
  ],
});

type Template = {path: string; ready?: (page: Page) => Promise<void>; isWhole?: boolean};

const drawn = (page: Page) => expect(page.locator('.docusaurus-mermaid-container svg').first()).toBeVisible();

/** Pictures load when they come into view. */
async function seen(page: Page): Promise<void> {
  await drawn(page);
  for (const image of await page.locator('main img').filter({visible: true}).all()) {
    await image.evaluate((element) => element.scrollIntoView());
    await expect(image).toHaveJSProperty('complete', true);
  }
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
}

const templates: Record<string, Template> = {
  'style-guide': {path: '/style-guide', ready: seen, isWhole: true},
  home: {path: '/'},
  doc: {path: '/docs/focus/admin/retention', ready: drawn},
  category: {path: '/docs/category/admin'},
  operation: {path: '/docs/api/petstore/add-pet'},
  posts: {path: '/blog'},
  post: {path: '/blog/welcome'},
  tag: {path: '/blog/tags/focus'},
  archive: {path: '/blog/archive'},
  search: {
    path: '/search?q=retention',
    ready: (page) => expect(results(page).first()).toBeVisible(),
  },
  'not-found': {
    path: '/docs/focus/admin/retentoin',
    ready: (page) =>
      expect(page.getByRole('heading', {name: 'Nearest pages'}).locator('+ *').getByRole('link')).toHaveCount(
        3,
      ),
  },
};

test('pictures: made with a browser that is named', ({otherwise}) => {
  expect(storedMadeWith()?.browser).toMatch(/^chromium \d+(\.\d+){3}$/);
  if (otherwise) console.log(otherwise);
});

for (const [name, {path: address, ready, isWhole = false}] of Object.entries(templates)) {
  for (const width of [360, 768, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`picture: ${name}, ${width} px, ${colorScheme}`, async ({page, noise, otherwise}) => {
        // Another browser draws other pixels of the same page; the first test prints why nothing is compared.
        test.skip(Boolean(otherwise), otherwise);
        if (name === 'not-found') noise.allow(/404/);
        await page.setViewportSize({width, height: 900});
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await open(page, address);
        await ready?.(page);
        // It comes from the history of the repository.
        await page
          .getByText(/^Last updated on/)
          .evaluateAll((days) => days.forEach((day) => (day.textContent = 'Last updated on 1 January 2026')));
        await expect(page).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, {
          fullPage: isWhole,
          maxDiffPixelRatio: 0.001,
        });
      });
    }
  }
}
