/** Updates and News: list, sidebar by year, posts, tags, authors, archive. */
import {readFileSync} from 'node:fs';
import {products} from '../../src/site/products';
import {authorOf, builtPages, pageAt, posts, tagsOf, type BuiltPage} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {colourToggle} from './page-helpers';

const all = posts();
const titles = all.map(({title}) => title);
const addresses = all.map(({path}) => path);
const tags = builtPages().filter(({path}) => path.startsWith('/blog/tags/'));
const [newest] = all;
const author = authorOf(newest!);

/** Titles of the posts that carry a tag, the newest first. */
const tagged = (tag: string) =>
  all.filter((post) => tagsOf(post).some(({to}) => to === tag)).map(({title}) => title);

/** The product that a post is about, by its accent. */
const productOf = ({$}: BuiltPage) => /product-[\w-]+/.exec($('article').attr('class') ?? '')?.[0];

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

const hasPicture = ({source}: BuiltPage) => /^picture: /m.test(readFileSync(source, 'utf8'));

test('blog: labelled Updates and News, with every post', async ({page}) => {
  await open(page, '/blog');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Updates and News');
  await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText(titles);
});

test('blog: a card has the picture, the product, the date and the reading time of its post', async ({
  page,
}) => {
  await open(page, '/blog');
  for (const post of all) {
    const {title} = post;
    const card = page.getByRole('article').filter({has: page.getByRole('link', {name: title, exact: true})});
    const picture = card.locator('img');
    await expect(picture).toHaveCount(hasPicture(post) ? 1 : 0);
    if (hasPicture(post)) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(picture).toHaveAttribute('alt', '');
    }
    await expect(card.getByText(facts)).toBeVisible();
    await expect(card.locator('.icon')).toHaveCount(productOf(post) ? 1 : 0);
    await expect(card.getByRole('paragraph').last()).toHaveText(/.{50,160}\.$/);
  }
});

test('blog: the whole of a card leads to its post', async ({page}) => {
  await open(page, '/blog');
  const {x = 0, y = 0} = (await page.getByRole('article').nth(1).boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 20);
  await expect(page).toHaveURL(addresses[1] ?? '');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('blog: the products are links to the posts about them', async ({page}) => {
    await page.goto('/blog');
    const filter = page.getByRole('navigation', {name: 'Posts by product'});
    const withPosts = products.filter(({updates}) => updates && tagged(updates).length > 0);
    await expect(filter.getByRole('link')).toHaveText(['All products', ...withPosts.map(({name}) => name)]);
    await expect(filter.locator('[aria-current="page"]')).toHaveText('All products');
    for (const {name, updates = ''} of withPosts) {
      await filter.getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveURL(updates);
      await expect(filter.locator('[aria-current="page"]')).toHaveText(name);
      await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText(tagged(updates));
    }
    await filter.getByRole('link', {name: 'All products'}).click();
    await expect(page).toHaveURL('/blog');
  });

  test('archive: a timeline by year and month', async ({page}) => {
    await page.goto('/blog/archive');
    await expect(page.getByRole('main').getByRole('heading', {level: 3})).toHaveText(
      times({month: 'long', year: 'numeric'}).map((name) => name.split(' ')[0]!),
    );
    const lefts = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((items) =>
        items.map((item) => {
          const point = getComputedStyle(item, '::before');
          return `${item.getBoundingClientRect().left + parseFloat(point.left)} ${point.borderRadius}`;
        }),
      );
    expect(lefts).toHaveLength(all.length);
    expect(new Set(lefts).size, 'points stand on one line').toBe(1);
    await expect(page.getByRole('main').getByText(facts)).toHaveCount(all.length);
  });
});

test('blog: the sidebar groups the posts by year', async ({page}) => {
  await open(page, newest!.path);
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  await expect(sidebar.getByText('Updates and News', {exact: true})).toBeVisible();
  await expect(sidebar.getByRole('heading')).toHaveText(times({year: 'numeric'}));
  const links = sidebar.getByRole('link');
  await expect(links).toHaveText(titles);
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(
    addresses,
  );
});

for (const post of all) {
  const {title, path} = post;
  test(`post ${path}: title, reading time, author, tags`, async ({page}) => {
    await open(page, path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('article').getByText(facts)).toBeVisible();
    await expect(page.getByRole('article').locator('header [class*="avatar"]').first()).toBeVisible();
    const expected = tags.filter((tag) => tag.ways('article h2 a').some(({to}) => to === path));
    const labels = await page
      .getByRole('article')
      .locator('a[href^="/blog/tags/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(labels.sort()).toEqual(expected.map((tag) => tag.path).sort());
    expect(labels.length).toBeGreaterThan(0);
  });
}

test('tags: each with a page of its own', async ({page}) => {
  await open(page, '/blog/tags');
  const links = page.getByRole('main').locator('a[href^="/blog/tags/"]');
  expect((await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).sort()).toEqual(
    tags.map(({path}) => path).sort(),
  );
});

for (const {path: tag} of tags) {
  test(`tag ${tag}: its posts, the newest first`, async ({page}) => {
    const {label = 'no label'} = tagsOf(all.find((post) => tagsOf(post).some(({to}) => to === tag))!).find(
      ({to}) => to === tag,
    )!;
    await open(page, tag);
    await expect(page.getByRole('heading', {level: 1})).toContainText(label);
    await expect(page.getByRole('article').getByRole('heading', {level: 2})).toHaveText(tagged(tag));
  });
}

test('archive: every post under its year', async ({page}) => {
  await open(page, '/blog/archive');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText(times({year: 'numeric'}));
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText(titles);
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

const picture = '.markdown img[src*="svg"][width]:not([alt=""])';

/** A post with a wide drawing, or the style guide, which has one. */
const drawn = (): BuiltPage =>
  all.find((post) => Number(post.attribute(picture, 'width')) >= 560) ?? pageAt('/style-guide');

test('drawing: one image, which follows the colour mode that the reader chose', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, drawn().path);
  const drawing = page.locator(picture).first();
  await expect(drawing).toHaveCount(1);
  const filter = () => drawing.evaluate((image) => getComputedStyle(image).filter);
  expect(await filter()).toBe('none');
  const dark = page.locator('html[data-theme="dark"]');
  while ((await dark.count()) === 0) await colourToggle(page).click();
  expect(await filter()).toContain('invert');
});

test('drawing on a phone: its words can be read, and its frame scrolls by keyboard', async ({page}) => {
  await page.setViewportSize({width: 360, height: 780});
  await open(page, drawn().path);
  const drawing = page.locator(picture).first();
  await drawing.scrollIntoViewIfNeeded();
  expect((await drawing.boundingBox())?.width).toBeGreaterThanOrEqual(560);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const frame = page.getByRole('region', {name: /^Image/}).first();
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

test('lists: titles of posts look the same on every list, and name no author', async ({page}) => {
  const colours = new Set<string>();
  for (const path of ['/blog', tags[0]!.path, author.to]) {
    await open(page, path);
    const title = page.getByRole('article').getByRole('heading', {level: 2}).getByRole('link').first();
    colours.add(await title.evaluate((link) => getComputedStyle(link).color));
    await expect(page.getByRole('article').getByRole('img', {name: author.label})).toHaveCount(0);
  }
  expect(colours.size).toBe(1);
});
