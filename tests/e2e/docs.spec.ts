/** The documentation: sidebar, contents, way marks, version, tags. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {mainScript} from './places';

const path = '/docs/focus/admin/retention';
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const cards = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('link')
    .filter({has: page.getByRole('heading', {level: 2})});

test('sidebar: starts at the intro page', async ({page}) => {
  await open(page, path);
  const first = sidebar(page).getByRole('link').first();
  await expect(first).toHaveText('Welcome');
  await first.click();
  await expect(page).toHaveURL('/docs/intro');
  await expect(first).toHaveAttribute('aria-current', 'page');
});

test('sidebar: has every product and the support page', async ({page}) => {
  await open(page, '/docs/intro');
  for (const name of ['Focus', 'TeamScribe', 'Transact PCI', 'AI API', 'API reference']) {
    await expect(sidebar(page).locator('summary').getByText(name, {exact: true})).toBeVisible();
  }
  await expect(sidebar(page).getByRole('link', {name: 'Support', exact: true})).toHaveAttribute(
    'href',
    '/docs/support',
  );
});

test('sidebar: the reader cannot collapse it', async ({page}) => {
  await open(page, path);
  await expect(sidebar(page)).toBeVisible();
  await expect(page.getByRole('button', {name: /(collapse|expand) sidebar$/i})).toHaveCount(0);
});

test('sidebar: opening a category leaves the others open', async ({page}) => {
  await open(page, path);
  const sectionOf = (name: string) =>
    sidebar(page)
      .locator('.area > details')
      .filter({has: page.locator('summary').getByText(name, {exact: true})});
  const focus = sectionOf('Focus');
  const teamscribe = sectionOf('TeamScribe');
  await expect(focus).toHaveAttribute('open');
  await teamscribe.locator('summary').first().click();
  await expect(teamscribe).toHaveAttribute('open');
  await expect(focus).toHaveAttribute('open');
  await sidebar(page).getByRole('link', {name: 'Installation', exact: true}).click();
  await expect(page).toHaveURL('/docs/teamscribe/installation');
  await expect(focus).toHaveAttribute('open');
});

test('contents: every heading of levels 2 to 5, in order', async ({page}) => {
  await open(page, '/docs/focus/troubleshooting/error-codes');
  const headings = await page
    .getByRole('article')
    .locator('h2, h3, h4, h5')
    .evaluateAll((found) => found.map(({id}) => `#${id}`));
  expect(headings.length).toBeGreaterThan(70);
  const links = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(
    headings,
  );
  // No page has headings below level 3 today, so the limits themselves are read from the build.
  expect(await mainScript(page)).toMatch(/tableOfContents:\{minHeadingLevel:2,maxHeadingLevel:5\}/);
});

test('contents: stay in view while the reader scrolls', async ({page}) => {
  await open(page, '/docs/focus/admin/retention');
  await page.getByRole('heading', {name: 'Related pages'}).scrollIntoViewIfNeeded();
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.getByRole('link', {name: 'Before you start'})).toBeInViewport();
});

test('category: every card has a drawing of its own subject', async ({page}) => {
  await open(page, '/docs/category/admin');
  const drawings = await page
    .getByRole('article')
    .getByRole('heading', {level: 2})
    .locator('.icon')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).maskImage));
  expect(drawings).toHaveLength(7);
  expect(new Set(drawings).size).toBe(7);
  expect(drawings.filter((drawing) => !drawing.startsWith('url("data:image/svg+xml'))).toEqual([]);
});

test('category: a card describes its page, whether the reader comes from another page or loads this one', async ({
  page,
}) => {
  await open(page, path);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: 'Admin'}).click();
  await expect(page).toHaveURL('/docs/category/admin');
  const retention = cards(page)
    .filter({has: page.getByRole('heading', {name: 'Retention', exact: true})})
    .getByRole('paragraph');
  const description = await retention.innerText();
  await page.reload();
  await expect(retention).toHaveText(description);
  await retention.click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
});

test('way marks: breadcrumbs, previous and next page, last update', async ({page}) => {
  await open(page, path);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  await expect(crumbs.getByRole('listitem')).toHaveText(['', 'Focus', 'Admin', 'Retention']);
  await expect(crumbs.getByRole('link', {name: 'Admin'})).toHaveAttribute('href', '/docs/category/admin');
  const pages = page.getByRole('navigation', {name: 'Docs pages'});
  await expect(pages.getByRole('link', {name: /^Previous/})).toHaveAttribute(
    'href',
    '/docs/focus/admin/reports',
  );
  await expect(pages.getByRole('link', {name: /^Next/})).toHaveAttribute('href', '/docs/category/appendix');
  await expect(page.getByText(/^Last updated on \d{1,2} \w+ \d{4}$/)).toBeVisible();
});

test('version: one, labelled Next, without a menu', async ({page}) => {
  await open(page, path);
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute('content', 'current');
  await expect(page.locator('meta[name="docsearch:docusaurus_tag"]')).toHaveAttribute(
    'content',
    'docs-default-current',
  );
  const versions =
    (await mainScript(page)).match(
      /"versions":\[\{"name":"current","label":"Next".*?"isLast":(true|false)/g,
    ) ?? [];
  expect(versions).toHaveLength(1);
  await expect(page.getByRole('navigation', {name: 'Main'}).getByText('Next')).toHaveCount(0);
});

test('tags: the list of tags leads to the pages of a tag', async ({page}) => {
  await open(page, '/docs/tags');
  await page
    .getByRole('main')
    .getByRole('link', {name: /^Compliance/})
    .click();
  await expect(page).toHaveURL('/docs/tags/compliance');
  await expect(page.getByRole('main').getByRole('link', {name: 'Retention policies'})).toHaveAttribute(
    'href',
    path,
  );
});

const categories = [
  'admin',
  'appendix',
  'communications',
  'data-extraction-integrations',
  'enterprise-sso-options',
  'output-options',
  'recorders',
  'troubleshooting',
];

for (const category of categories) {
  test(`category ${category}: lists its pages`, async ({page}) => {
    await open(page, `/docs/category/${category}`);
    const count = await cards(page).count();
    expect(count).toBeGreaterThan(1);
    await expect(cards(page).getByRole('paragraph').filter({hasText: /\w/})).toHaveCount(count);
    await cards(page).first().click();
    await expect(page).not.toHaveURL(`/docs/category/${category}`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
}

const pageTypes = {
  '/blog': 'blog-list-page',
  '/blog/welcome': 'blog-post-page',
  '/blog/tags': 'blog-tags-list-page',
  '/blog/tags/focus': 'blog-tags-post-list-page',
  '/blog/authors': 'blog-authors-list-page',
  '/blog/authors/help-hub-team': 'blog-authors-posts-page',
  '/docs/intro': 'docs-doc-page',
  '/docs/tags': 'docs-tags-list-page',
  '/docs/tags/compliance': 'docs-tags-doc-list-page',
  '/markdown-page': 'mdx-page',
};

for (const [address, type] of Object.entries(pageTypes)) {
  test(`page type: ${address} is a ${type}`, async ({page}) => {
    await open(page, address);
    const classes = ((await page.locator('html').getAttribute('class')) ?? '').split(' ');
    expect(classes.filter((name) => Object.values(pageTypes).includes(name))).toEqual([type]);
  });
}
