/** The site map: a page for everybody that lists all others. */
import {readFileSync} from 'node:fs';
import {products} from '../../src/site/products';
import {site} from '../../src/site/identity';
import {specifications} from '../../src/site/apis';
import {pageAt} from '../support/scenes';
import {expect, open, test} from './fixtures';

const path = '/site-map';

const sitemap = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
);

test('site map: every address of the sitemap is linked once, and itself in the sitemap', async ({page}) => {
  await open(page, path);
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect([...links, path].sort()).toEqual([...sitemap, '/search'].sort());
});

test('site map: headings by product, in the order of the menus, each with its accent', async ({page}) => {
  await open(page, path);
  await expect(page).toHaveTitle(`Site map | ${site.title}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 1})).toHaveText('Site map');
  const areas = pageAt('/docs/intro').ways('.theme-doc-sidebar-menu > .area > details > summary');
  const names = areas.map(({label}) => label);
  await expect(main.getByRole('heading', {level: 2})).toHaveText([
    site.title,
    ...names.slice(0, -1),
    ...specifications.map(() => new RegExp(`^${names.at(-1)}: .`)),
    'Documentation by tag',
    site.blogTitle,
  ]);
  const colours = await main
    .locator('h2 > .icon')
    .evaluateAll((icons) => icons.slice(1, -2).map((icon) => getComputedStyle(icon).color));
  expect(new Set(colours).size).toBe(products.length + 1);
});

for (const [width, columns] of [
  [360, 1],
  [768, 2],
  [1440, 3],
] as const) {
  test(`site map, ${width} px: ${columns} column(s), and links that a finger finds`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await open(page, path);
    const boxes = await page
      .locator('main section')
      .nth(1)
      .locator('ul > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
    const first = await page
      .locator('main section')
      .nth(1)
      .locator(':scope > ul > li')
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
    expect(new Set(first).size).toBe(columns);
    expect(Math.min(...boxes.map(({height}) => height))).toBeGreaterThanOrEqual(24);
  });
}

test('site map: no other page carries the list, and its names answer no search', async ({page, request}) => {
  await open(page, '/blog/archive');
  const scripts = await page
    .locator('script[src], link[as="script"]')
    .evaluateAll((found) =>
      found.map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
    );
  expect(scripts.length).toBeGreaterThan(0);
  const texts = await Promise.all(scripts.map(async (address) => (await request.get(address ?? '')).text()));
  expect(texts.filter((text) => text.includes('Documentation by tag'))).toEqual([]);

  await page.goto('/search?q=the');
  const results = page.getByRole('main').getByRole('list', {name: 'Results'});
  await expect(results.getByRole('link').first()).toBeVisible();
  await expect(results.locator('[href^="/site-map"]')).toHaveCount(0);
});

test('site map: found by its name, and linked where a page is not found', async ({page, noise}) => {
  await page.goto('/search?q=site+map');
  const results = page.getByRole('main').getByRole('list', {name: 'Results'});
  await expect(results.locator('a').first()).toHaveAttribute('href', path);

  noise.allow(/404/);
  await open(page, '/no/such/page');
  await page.getByRole('main').getByRole('link', {name: 'All pages'}).click();
  await expect(page).toHaveURL(path);
});
