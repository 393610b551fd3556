/** A product's accent and icon go with it: home, sidebar, pages, lists of pages, posts and search results. */
import type {Locator, Page} from '@playwright/test';
import {coloursOf} from '../support/colours';
import {apiReference, products as family} from '../../src/site/products';
import {areaOf, authorOf, guides, operations, posts, tagsOf} from '../support/scenes';
import {expect, open, test} from './fixtures';

const {products, withPosts} = {
  products: Object.fromEntries(
    [...family, apiReference].map(({id, name}) => {
      const own = id === 'api' ? operations()[0] : guides().find((page) => areaOf(page) === id);
      return [id, {name, page: own!.path, query: own!.title}];
    }),
  ),
  withPosts: Object.fromEntries(
    family.flatMap(({id, updates}) => {
      const own = posts().find((post) => tagsOf(post).some(({to}) => to === updates));
      return own ? [[id, own]] : [];
    }),
  ),
};

/** The colour of a token in the light mode, as a browser writes it. */
function accentOf(id: string): string {
  const parts =
    coloursOf('light')
      .get(id)
      ?.map((part) => Math.round(part * 255)) ?? [];
  return `rgb(${parts.join(', ')})`;
}

type Mark = {ground: string; mask: string};

/** What an icon is drawn with: the colour of its ground, and its drawing. */
const markOf = (element: Locator, pseudo?: string): Promise<Mark> =>
  element.evaluate((found, name) => {
    const {backgroundColor, mask} = getComputedStyle(found, name);
    return {ground: backgroundColor, mask};
  }, pseudo);

/** The drawing of a product, from the token that names it. */
const drawingOf = (page: Page, id: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.mask = `var(--icon-${name}) no-repeat`;
    const {mask} = getComputedStyle(probe);
    probe.remove();
    return mask;
  }, id);

async function expectMark(page: Page, id: string, mark: Mark): Promise<void> {
  expect(mark.ground).toBe(accentOf(id));
  expect(mark.mask).toContain('url(');
  expect(mark.mask).toBe(await drawingOf(page, id));
}

test.beforeEach(({page}) => page.emulateMedia({colorScheme: 'light'}));

test('accents are colours of their own, and their drawings differ', async ({page}) => {
  expect(new Set(Object.keys(products).map(accentOf)).size).toBe(family.length + 1);
  await open(page, '/docs/intro');
  const drawings = await Promise.all(Object.keys(products).map((id) => drawingOf(page, id)));
  expect(new Set(drawings).size).toBe(family.length + 1);
});

for (const [id, {name, page: path, query}] of Object.entries(products)) {
  test(`${name}: on its pages and in the sidebar`, async ({page}) => {
    await open(page, path);
    await expectMark(page, id, await markOf(page.locator('article header .icon').first()));
    for (const [other] of Object.entries(products)) {
      const entry = page.locator(`.theme-doc-sidebar-menu > .product-${other} > details > .menu__link`);
      await expectMark(page, other, await markOf(entry, '::before'));
    }
    const active = page.locator('.menu__link--active:not(.menu__link--sublist)').last();
    expect(await active.evaluate((link) => getComputedStyle(link).color)).toBe(accentOf(id));
  });

  test(`${name}: on the search page and in the search`, async ({page}) => {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    const trail = page.getByRole('main').getByRole('listitem').filter({hasText: name});
    const result = trail.locator('p .icon').first();
    await expect(result).toBeVisible();
    await expectMark(page, id, await markOf(result));

    await page.keyboard.press('/');
    await page.getByRole('combobox', {name: 'Search'}).fill(query);
    const group = page.locator('.DocSearch-Hit-source', {hasText: name}).first();
    // The list is drawn again when the texts of its rows come.
    await expect(async () => expectMark(page, id, await markOf(group.locator('.icon')))).toPass();
  });
}

for (const {id, name} of family) {
  test(`${name}: on its card of the home page`, async ({page}) => {
    await open(page, '/');
    const heading = page.getByRole('main').getByRole('heading', {level: 2, name, exact: true});
    await expectMark(page, id, await markOf(heading.locator('.icon')));
  });
}

for (const [id, post] of Object.entries(withPosts)) {
  test(`${id}: on its post, in lists of posts, in the archive and among the news of the home page`, async ({
    page,
  }) => {
    await open(page, post.path);
    await expectMark(page, id, await markOf(page.locator('article header .icon')));
    const {title} = post;
    const steps = page.locator('article ol > li');
    for (const step of (await steps.all()).slice(0, 1))
      expect(await step.evaluate((item) => getComputedStyle(item, '::before').color)).toBe(accentOf(id));

    for (const list of ['/blog', `/blog/tags/${id}`, authorOf(post).to]) {
      await open(page, list);
      const card = page
        .getByRole('article')
        .filter({has: page.getByRole('link', {name: title, exact: true})});
      await expectMark(page, id, await markOf(card.locator('.icon')));
    }
    await open(page, '/blog/archive');
    const entry = page.getByRole('main').getByRole('listitem').filter({hasText: title});
    await expectMark(page, id, await markOf(entry.locator('.icon')));
    expect(await entry.evaluate((item) => getComputedStyle(item, '::before').borderTopColor)).toBe(
      accentOf(id),
    );

    await open(page, '/');
    const news = page.getByRole('region', {name: 'Updates and News'}).getByRole('article');
    for (const entry of await news.filter({hasText: title}).all())
      await expectMark(page, id, await markOf(entry.locator(`.product-${id} .icon`)));
  });
}

test('a post about all products has the accent of none', async ({page}) => {
  const general = posts().find(({$}) => !/product-/.test($('article').attr('class') ?? ''));
  test.skip(!general, 'every post is about a product');
  await open(page, general!.path);
  await expect(page.locator('article header .icon')).toHaveCount(0);
  await expect(page.locator('article[class*="product-"]')).toHaveCount(0);
});
