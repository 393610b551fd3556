/** The documentation: sidebar, contents, way marks, categories, tags, version and kinds of page. */
import type {Page} from '@playwright/test';
import {areaOf, authorOf, guide, labelOf, longest, newestPost, pageAt, tagsOf} from '../support/scenes';
import {apiReference, products} from '../../src/site/products';
import {expect, open, test} from './fixtures';
import {mainScript} from './page-helpers';

const scene = guide();
const {path} = scene;
const category = scene.category!;
const tag = tagsOf(scene)[0]!;
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});
const cards = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('link')
    .filter({has: page.getByRole('heading', {level: 2})});

test('sidebar: starts at the intro page, has every product and support, and cannot be collapsed', async ({
  page,
}) => {
  await open(page, path);
  for (const {id} of [...products, apiReference])
    await expect(sidebar(page).locator(`.product-${id} > details > summary`)).toBeVisible();
  await expect(sidebar(page).locator('[href="/docs/support"]')).toBeVisible();
  await expect(page.getByRole('button', {name: /(collapse|expand) sidebar$/i})).toHaveCount(0);
  const first = sidebar(page).getByRole('link').first();
  await expect(first).toHaveText(labelOf(pageAt('/docs/intro')));
  await first.click();
  await expect(page).toHaveURL('/docs/intro');
  await expect(first).toHaveAttribute('aria-current', 'page');
});

test('sidebar: opening a category leaves the others open', async ({page}) => {
  await open(page, path);
  const own = sidebar(page).locator(`.product-${areaOf(scene)} > details`);
  const other = sidebar(page)
    .locator(`.area:not(.product-${areaOf(scene)}, .product-api) > details`)
    .first();
  await expect(own).toHaveAttribute('open');
  await other.locator('summary').first().click();
  await expect(other).toHaveAttribute('open');
  await other.getByRole('link').first().click();
  await expect(page).not.toHaveURL(path);
  await expect(own).toHaveAttribute('open');
});

test('contents: every heading of levels 2 to 5, in order', async ({page}) => {
  await open(page, longest().path);
  const headings = await page
    .getByRole('article')
    .locator('h2, h3, h4, h5')
    .evaluateAll((found) => found.map(({id}) => `#${id}`));
  expect(headings.length).toBeGreaterThan(9);
  const links = contents(page).getByRole('link');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(
    headings,
  );
  // No page has headings below level 3 today, so the limits themselves are read from the build.
  expect(await mainScript(page)).toMatch(/tableOfContents:\{minHeadingLevel:2,maxHeadingLevel:5\}/);
});

test('contents: stay in view, and follow the scroll', async ({page}) => {
  await open(page, path);
  const current = contents(page).locator('.table-of-contents__link--active');
  for (const {id, text} of scene.places.filter(({level}) => level === 2).slice(1, 4)) {
    await page.locator(`[id="${id}"]`).evaluate((heading) => {
      window.scrollTo({top: heading.getBoundingClientRect().top + window.scrollY - 100, behavior: 'instant'});
    });
    await expect(current).toHaveText(text);
    await expect(current).toBeInViewport();
  }
});

test('contents: fold on a phone, and lead to a heading', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await open(page, path);
  const button = page.locator('.theme-doc-toc-mobile summary');
  const link = page.locator('.theme-doc-toc-mobile a').first();
  await expect(link).toBeHidden();
  await button.click();
  await link.click();
  await expect(page).toHaveURL(/#./);
  await button.click();
  await expect(link).toBeHidden();
});

test('way marks: breadcrumbs, previous and next page, last update, edit link', async ({page}) => {
  await open(page, path);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  const [home, ...way] = await crumbs.getByRole('listitem').allInnerTexts();
  expect(home).toBe('');
  expect(way.slice(-2)).toEqual([category.label, labelOf(scene)]);
  const order = await sidebar(page)
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  const at = order.indexOf(path);
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(pages.getByRole('link', {name: /^Previous/})).toHaveAttribute('href', order[at - 1]!);
  await expect(pages.getByRole('link', {name: /^Next/})).toHaveAttribute('href', order[at + 1]!);
  await expect(page.getByText(/^Last updated on \d{1,2} \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
    'href',
    new RegExp(`^https://[^/]+/.*${path}\\.mdx?$`),
  );
});

test('category: a card describes its page, whether the reader comes from another page or loads this one', async ({
  page,
}) => {
  await open(page, path);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: category.label}).click();
  await expect(page).toHaveURL(category.to);
  const card = cards(page)
    .filter({has: page.getByRole('heading', {name: labelOf(scene), exact: true})})
    .getByRole('paragraph');
  const description = await card.innerText();
  await page.reload();
  await expect(card).toHaveText(description);
  await card.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
});

test('tags: the list of tags leads to the pages of a tag', async ({page}) => {
  await open(page, '/docs/tags');
  await page.getByRole('main').locator(`[href="${tag.to}"]`).click();
  await expect(page).toHaveURL(tag.to);
  const link = page.getByRole('main').getByRole('link', {name: scene.title}).first();
  await expect(link).toHaveAttribute('href', path);
});

test('version: one, labelled Next, without a menu', async ({page}) => {
  await open(page, path);
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute('content', 'current');
  const versions = (await mainScript(page)).match(/"versions":\[\{"name":"current","label":"Next"/g) ?? [];
  expect(versions).toHaveLength(1);
  await expect(page.getByRole('navigation', {name: 'Main'}).getByText('Next')).toHaveCount(0);
});

test('page types: each kind of page has its class', async ({page}) => {
  const pageTypes = {
    '/blog': 'blog-list-page',
    [newestPost().path]: 'blog-post-page',
    '/blog/tags': 'blog-tags-list-page',
    [tagsOf(newestPost())[0]!.to]: 'blog-tags-post-list-page',
    '/blog/authors': 'blog-authors-list-page',
    [authorOf(newestPost()).to]: 'blog-authors-posts-page',
    '/docs/intro': 'docs-doc-page',
    '/docs/tags': 'docs-tags-list-page',
    [tag.to]: 'docs-tags-doc-list-page',
    '/markdown-page': 'mdx-page',
  };
  for (const [address, type] of Object.entries(pageTypes)) {
    await page.goto(address);
    const classes = ((await page.locator('html').getAttribute('class')) ?? '').split(' ');
    expect
      .soft(
        classes.filter((name) => Object.values(pageTypes).includes(name)),
        address,
      )
      .toEqual([type]);
  }
});
