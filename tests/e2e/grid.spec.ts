/** The grid of all pages: where titles and text stand, and what a phone shows first. */
import {uniq} from 'lodash';
import {expect, open, test} from './fixtures';
import {operationWithBody} from '../support/scenes';

const besideMenu = ['/docs/intro', '/docs/category/admin', operationWithBody().path, '/blog', '/blog/tags'];
const alone = ['/', '/docs/tags', '/blog/archive', '/search', '/markdown-page', '/site-map'];

for (const width of [1024, 1440, 1920])
  test(`at ${width} px titles stand at one height, and at one left edge beside a menu and one without`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    const placesOn = async (paths: readonly string[]) => {
      const places: {x: number; y: number}[] = [];
      for (const path of paths) {
        await open(page, path);
        const {x, y} = (await page.getByRole('heading', {level: 1}).boundingBox())!;
        places.push({x: Math.round(x), y: Math.round(y)});
      }
      return places;
    };
    const [beside, without] = [await placesOn(besideMenu), await placesOn(alone)];
    expect(uniq(beside.map(({x}) => x))).toHaveLength(1);
    expect(uniq(without.map(({x}) => x))).toHaveLength(1);
    expect(uniq([...beside, ...without].map(({y}) => y))).toHaveLength(1);
  });

test('text, breadcrumbs and the links to neighbours end at one right edge', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/docs/focus/admin/legalhold');
  const edges = await page
    .locator('article header, .markdown > h2, .pagination-nav')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(3);
  expect(uniq(edges)).toHaveLength(1);
});

test('on a phone the first sentence is near the top, the contents are under it, and rows of prose are cards', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/focus/admin/legalhold');
  const lead = page.locator('.markdown > p').first();
  expect((await lead.boundingBox())!.y).toBeLessThan(240);
  await expect(lead.locator('+ details > summary')).toHaveText('On this page');
  await expect(page.locator('nav[aria-label="Breadcrumbs"]').getByRole('link')).toHaveCount(1);
  const cells = page.locator('table.cards tbody td');
  const widths = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
  expect(Math.min(...widths.filter(Boolean))).toBeGreaterThan(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
