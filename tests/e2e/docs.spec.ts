/** The documentation: sidebar, contents, way marks, categories, tags, version and kinds of page. */
import type {Page} from '@playwright/test';
import {areaOf, guide, labelOf, longest, pageAt, tagsOf} from '../support/scenes';
import {apiReference, products} from '../../src/site/products';
import {expect, hydrated, open, test} from './fixtures';
import {mainScript, settled} from './page-helpers';

const scene = guide();
const {path} = scene;
const category = scene.category!;
const tag = tagsOf(scene)[0]!;
const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const contents = (page: Page) => page.getByRole('navigation', {name: 'On this page'});
test('sidebar: has every product, starts at the intro page, and opening a category leaves the others open', async ({
  page,
}) => {
  await open(page, path);
  for (const {id} of [...products, apiReference])
    await expect(sidebar(page).locator(`.product-${id} > details > summary`)).toBeVisible();
  await expect(sidebar(page).locator('[href="/docs/support"]')).toBeVisible();
  await expect(page.getByRole('button', {name: /(collapse|expand) sidebar$/i})).toHaveCount(0);
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
  const first = sidebar(page).getByRole('link').first();
  await expect(first).toHaveText(labelOf(pageAt('/docs/intro')));
  await first.click();
  await expect(page).toHaveURL('/docs/intro');
  await expect(first).toHaveAttribute('aria-current', 'page');
});

test('sidebar: the entry of the page is in sight on a small screen, and the page itself is at its top', async ({
  page,
}) => {
  await page.setViewportSize({width: 1366, height: 625});
  const current = sidebar(page).locator('[aria-current="page"]');
  await page.goto(path);
  const last = await sidebar(page)
    .locator('li li a')
    .evaluateAll((links) => links.at(-1)!.getAttribute('href')!);
  await page.goto(last, {waitUntil: 'commit'});
  await expect(current).toBeInViewport({ratio: 1});
  await hydrated(page);
  await expect(current).toBeInViewport({ratio: 1});
  const menu = sidebar(page);
  await menu.evaluate((element) => element.scrollTo(0, 0));
  await settled(page);
  expect(await menu.evaluate(({scrollTop}) => scrollTop)).toBe(0);
  await page.goto('/');
  await hydrated(page);
  // As a result of the search does.
  await page.evaluate((to) => window.hub!.follow!(to), last);
  await expect(page).toHaveURL(last);
  await expect(current).toBeInViewport({ratio: 1});
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('contents: every heading of levels 2 to 5, in order; one version, labelled Next, without a menu', async ({
  page,
}) => {
  await open(page, longest().path);
  const headings = await page
    .getByRole('article')
    .locator('h2, h3, h4, h5')
    .evaluateAll((found) => found.map(({id}) => `#${id}`));
  expect(headings.length).toBeGreaterThan(9);
  const links = contents(page).locator('a');
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(
    headings,
  );
  // No page has headings below level 3 today, so the limits themselves are read from the build.
  const script = await mainScript(page);
  expect(script).toMatch(/tableOfContents:\{minHeadingLevel:2,maxHeadingLevel:5\}/);
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute('content', 'current');
  expect(script.match(/"versions":\[\{"name":"current","label":"Next"/g) ?? []).toHaveLength(1);
  await expect(page.getByRole('navigation', {name: 'Main'}).getByText('Next')).toHaveCount(0);
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

test('way marks: contents that follow the scroll, breadcrumbs, neighbours, last update, edit link', async ({
  page,
}) => {
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
  const current = contents(page).locator('.toc-active');
  for (const {id, text} of scene.places.filter(({level}) => level === 2).slice(1, 4)) {
    await page.locator(`[id="${id}"]`).evaluate((heading) => {
      window.scrollTo({top: heading.getBoundingClientRect().top + window.scrollY - 100, behavior: 'instant'});
    });
    await expect(current).toHaveText(text);
    await expect(current).toBeInViewport();
  }
});

test('lists: the row of a page in its category describes it and leads there whole, and a tag leads to its pages', async ({
  page,
}) => {
  await open(page, path);
  await page.getByRole('navigation', {name: 'Breadcrumbs'}).getByRole('link', {name: category.label}).click();
  await expect(page).toHaveURL(category.to);
  const text = page
    .getByRole('article')
    .getByRole('article')
    .filter({has: page.getByRole('heading', {name: labelOf(scene), exact: true})})
    .getByRole('paragraph');
  const description = await text.innerText();
  await page.reload();
  await expect(text).toHaveText(description);
  const {x, y} = (await text.boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  await expect(page).toHaveURL(path);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
  await page.goto('/docs/tags');
  await page.getByRole('main').locator(`[href="${tag.to}"]`).click();
  await expect(page).toHaveURL(tag.to);
  const link = page.getByRole('main').getByRole('link', {name: scene.title}).first();
  await expect(link).toHaveAttribute('href', path);
});

test('code: lines that are longer than their block fade like a table', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, '/docs/focus/troubleshooting/error-codes');
  const code = page.locator('.theme-code-block', {hasText: 'Response 422'}).locator('pre');
  await expect(code).toHaveCSS('mask-image', /gradient/);
  await code.evaluate((element) => element.scrollTo({left: element.scrollWidth, behavior: 'instant'}));
  await expect(code).toHaveCSS('mask-image', 'none');
});

test('table on a phone: one of short cells fades where it goes on, and its first column stays', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, '/style-guide');
  const frames = page.getByRole('region', {name: /^Table/});
  const hidden = await frames.evaluateAll((all) =>
    all.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
  );
  const frame = frames.nth(hidden.indexOf(Math.max(...hidden)));
  await expect(frame).toHaveCSS('mask-image', /gradient/);
  const first = frame.getByRole('cell').first();
  const left = () => first.evaluate((cell) => cell.getBoundingClientRect().left);
  const before = await left();
  await frame.evaluate((element) => element.scrollTo({left: element.scrollWidth, behavior: 'instant'}));
  await expect(frame).toHaveCSS('mask-image', 'none');
  expect(await left()).toBe(before);
  await page.setViewportSize({width: 1440, height: 900});
  await expect(frames).toHaveCount(0);
});
