/** Updates and News: list, sidebar by year, posts, tags, authors, archive. */
import {readFileSync} from 'node:fs';
import {products} from '../../src/site/products';
import {authorOf, builtPages, pageAt, posts, tagsOf, type BuiltPage} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {colourToggle} from './page-helpers';

const all = posts();
const titles = all.map(({title}) => title);
const tags = builtPages().filter(({path}) => path.startsWith('/blog/tags/'));
const [newest] = all as [BuiltPage];
const author = authorOf(newest);

/** Titles of the posts that carry a tag, the newest first. */
const tagged = (tag: string) =>
  all.filter((post) => tagsOf(post).some(({to}) => to === tag)).map(({title}) => title);

/** Years, or months, of the posts, each once in the order in which they come. */
const times = (options: Intl.DateTimeFormatOptions) => [
  ...new Set(
    all.map((post) =>
      new Date(post.attribute('article time', 'datetime')).toLocaleDateString('en-GB', {
        ...options,
        timeZone: 'UTC',
      }),
    ),
  ),
];

/** The day of a post and the minutes that it takes. */
const facts = /\d+ \w+ \d{4} · (\d+|One) min read$/;

test('blog: labelled Updates and News, a card for every post, whose whole leads to it', async ({page}) => {
  await open(page, '/blog');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Updates and News');
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading', {level: 2})).toHaveText(titles);
  await expect(cards.getByText(facts)).toHaveCount(all.length);
  const pictures = all.filter(({source}) => /^picture: /m.test(readFileSync(source, 'utf8')));
  await expect(cards.locator('img[alt=""]')).toHaveCount(pictures.length);
  const {x, y} = (await cards.nth(1).boundingBox())!;
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL(all[1]!.path);
});

test('blog: the sidebar groups the posts by year', async ({page}) => {
  await open(page, newest.path);
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  await expect(sidebar.getByText('Updates and News', {exact: true})).toBeVisible();
  await expect(sidebar.getByRole('heading')).toHaveText(times({year: 'numeric'}));
  await expect(sidebar.getByRole('link')).toHaveText(titles);
});

test('post: title, reading time, author and tags, of each post', async ({page}) => {
  for (const post of all) {
    await page.goto(post.path);
    await expect.soft(page.getByRole('heading', {level: 1})).toHaveText(post.title);
    const article = page.getByRole('article');
    await expect.soft(article.getByText(facts), post.path).toBeVisible();
    await expect.soft(article.locator('header [class*="avatar"]').first(), post.path).toBeVisible();
    const links = await article
      .locator('a[href^="/blog/tags/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    const listing = tags.filter((tag) => tag.ways('article h2 a').some(({to}) => to === post.path));
    expect.soft(links.sort(), post.path).toEqual(listing.map(({path}) => path).sort());
  }
});

test('tags: each with a page of its posts, the newest first', async ({page}) => {
  await open(page, '/blog/tags');
  const links = page.getByRole('main').locator('a[href^="/blog/tags/"]');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual(tags.map(({path}) => path).sort());
  const {to, label} = tagsOf(newest)[0]!;
  await links.and(page.locator(`[href="${to}"]`)).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText(label);
  await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText(tagged(to));
});

test('archive: every post under its year and month', async ({page}) => {
  await open(page, '/blog/archive');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {level: 2})).toHaveText(times({year: 'numeric'}));
  await expect(main.getByRole('heading', {level: 3})).toHaveText(
    times({month: 'long', year: 'numeric'}).map((name) => name.split(' ')[0]!),
  );
  await expect(main.getByRole('listitem').getByRole('link')).toHaveText(titles);
  await expect(main.getByText(facts)).toHaveCount(all.length);
});

test('authors: each has a page that lists the posts', async ({page}) => {
  await open(page, '/blog/authors');
  await page.getByRole('main').getByRole('link', {name: author.label}).last().click();
  await expect(page).toHaveURL(author.to);
  const signed = all.filter((post) => post.ways('article header a').some(({to}) => to === author.to));
  await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText(
    signed.map(({title}) => title),
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('blog: the products are links to the posts about them', async ({page}) => {
    await page.goto('/blog');
    const filter = page.getByRole('navigation', {name: 'Posts by product'});
    const withPosts = products.filter(({updates}) => updates && tagged(updates).length > 0);
    await expect(filter.getByRole('link')).toHaveText(['All products', ...withPosts.map(({name}) => name)]);
    for (const {name, updates = ''} of withPosts) {
      await filter.getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveURL(updates);
      await expect(filter.locator('[aria-current="page"]')).toHaveText(name);
      await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText(tagged(updates));
    }
  });
});

test('drawing: it follows the colour mode, and on a phone its frame scrolls by keyboard', async ({page}) => {
  const picture = '.markdown img[src*="svg"][width]:not([alt=""])';
  const drawn = all.find((post) => Number(post.attribute(picture, 'width')) >= 560) ?? pageAt('/style-guide');
  await page.emulateMedia({colorScheme: 'light'});
  await page.setViewportSize({width: 360, height: 780});
  await open(page, drawn.path);
  const drawing = page.locator(picture).first();
  await expect(drawing).toHaveCSS('filter', 'none');
  await colourToggle(page).click();
  await colourToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(drawing).toHaveCSS('filter', /invert/);
  await drawing.scrollIntoViewIfNeeded();
  expect((await drawing.boundingBox())!.width).toBeGreaterThanOrEqual(560);
  const frame = page.getByRole('region', {name: /^Image/}).first();
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});
