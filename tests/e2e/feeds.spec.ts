/** The feeds of all posts and of each tag of the sitemap: as a validator, a feed reader and a browser take them. */
import {readFileSync} from 'node:fs';
import {test as withoutPage, type APIRequestContext} from '@playwright/test';
import {load} from 'cheerio';
import {feedFormats, feedPath, feedTitle, type FeedFormat} from '../../src/blog/feeds/formats';
import {entriesOf, feedProblems, type Entry} from '../support/feeds';
import {diagramsOf, newestPost, pageAt, posts, tagsOf} from '../support/scenes';
import {expect, inTable, open, test, violations} from './fixtures';
import {readWithNewsboat} from './newsboat';

const sitemap = [
  ...readFileSync(`${process.env.OUT_DIR ?? 'build'}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
].map(([, url = '']) => new URL(url));
const origin = sitemap[0]?.origin ?? '';
const lists = [
  '/blog',
  ...sitemap.map(({pathname}) => pathname).filter((path) => /^\/blog\/tags\/./.test(path)),
];
const [rss] = feedFormats;
const newest = newestPost();
const tag = tagsOf(newest)[0]!.to;
/** The newest post with a diagram. */
const drawn = posts().find((post) => diagramsOf(post).length > 0);

async function entries(request: APIRequestContext, list: string, format: FeedFormat): Promise<Entry[]> {
  return entriesOf(format.id, await (await request.get(feedPath(list, format))).text());
}

/** Paths of this site to which the content of posts leads. */
function addressesIn(found: Entry[], selector: string, attribute: string): string[] {
  const all = found.flatMap(({html}) => {
    const $ = load(html);
    return $(selector)
      .map((_, element) => $(element).attr(attribute))
      .get();
  });
  return [...new Set(all.filter((address) => address.startsWith(origin)))].map((address) =>
    address.slice(origin.length),
  );
}

withoutPage('feeds: of all posts and of every tag', () => {
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.slice(1).sort()).toEqual(
    pageAt('/blog/tags')
      .ways('main a[href^="/blog/tags/"]')
      .map(({to}) => to)
      .sort(),
  );
});

for (const [row, list] of lists.entries()) {
  for (const format of feedFormats) {
    const path = feedPath(list, format);
    withoutPage(`feed ${path}: valid, with the posts of its page`, async ({request}) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(new RegExp(`^${format.type.replace('+', '\\+')}`));
      const source = await response.text();
      expect(feedProblems(format.id, source, origin + path)).toEqual([]);
      const page = load(await (await request.get(list)).text());
      const posts = page('article h2 a')
        .map((_, link) => origin + page(link).attr('href'))
        .get();
      expect(posts.length).toBeGreaterThan(0);
      expect(entriesOf(format.id, source).map(({url}) => url)).toEqual(posts);
    });
  }

  withoutPage(`feeds of ${list}: say the same in each format`, async ({request}) => {
    const [first, ...others] = await Promise.all(feedFormats.map((format) => entries(request, list, format)));
    expect(others).toEqual([first, first]);
    expect(first?.map(({id}) => id)).toEqual(first?.map(({url}) => url));
  });

  // Feeds of other lists have posts of the first, made by the same code.
  withoutPage(`feeds of ${list}: newsboat reads them`, inTable(row < 2), async ({request, baseURL}, info) => {
    const expected = await entries(request, list, rss);
    const images = addressesIn(expected, 'img', 'src');
    // newsboat reads RSS and Atom; JSON Feed came to it later than to Debian.
    for (const format of feedFormats.filter(({id}) => id !== 'json')) {
      const articles = await readWithNewsboat(
        `${baseURL}${feedPath(list, format)}`,
        info.outputPath(format.id),
      );
      expect(
        articles.map(({guid, url, title, date}) => ({guid, url, title, date})),
        format.name,
      ).toEqual(expected.map(({id, url, title, published}) => ({guid: id, url, title, date: published})));
      for (const {author, content, url} of articles) {
        expect(author).not.toBe('');
        const own = images.filter((image) => image.startsWith(url.slice(origin.length)));
        expect(own.filter((image) => !content.includes(`src="${origin}${image}"`))).toEqual([]);
      }
    }
  });

  withoutPage(`feeds of ${list}: its page announces them before all others`, async ({request}) => {
    const page = load(await (await request.get(list)).text());
    for (const format of feedFormats) {
      const links = page(`head link[rel="alternate"][type="${format.type}"]`);
      expect(links.first().attr('href')).toBe(feedPath(list, format));
      expect(links.last().attr('href')).toBe(feedPath('/blog', format));
    }
  });
}

withoutPage('feeds: every address in a post answers, every image is one', async ({request}) => {
  const found = await entries(request, '/blog', rss);
  const links = addressesIn(found, 'a', 'href');
  const images = addressesIn(found, 'img', 'src');
  expect(found).toHaveLength(posts().length);
  const statuses = await Promise.all(
    links.map(async (link) => ({link, status: (await request.get(link)).status()})),
  );
  expect(statuses.filter(({status}) => status !== 200)).toEqual([]);
  for (const image of images)
    expect((await request.get(image)).headers()['content-type'], image).toMatch(/^image\//);
});

withoutPage('feeds: a diagram is an image with its words', async ({request}) => {
  withoutPage.skip(!drawn, 'no post has a diagram');
  const found = (await entries(request, '/blog', rss)).find(({url}) => url.endsWith(drawn!.path));
  const {title, description, kind} = diagramsOf(drawn!)[0]!;
  const image = load(found?.html ?? '')('img[alt^="Diagram:"]').first();
  expect(image.attr('alt')).toBe(`Diagram: ${title}. ${description}`);
  const svg = load(await (await request.get(new URL(image.attr('src') ?? '').pathname)).text(), {xml: true});
  expect(svg('svg').attr('width')).toBe(image.attr('width'));
  expect(svg('svg').attr('height')).toBe(image.attr('height'));
  expect(svg('text').length).toBeGreaterThan(2);
  expect(svg('style').text()).toContain('prefers-color-scheme:dark');
  expect(found?.html).not.toContain(kind);
});

test('feeds: every page announces those of all posts', async ({page}) => {
  for (const address of ['/', '/docs/intro', '/blog', newest.path, '/search']) {
    await open(page, address);
    for (const format of feedFormats) {
      const link = page.locator(`link[rel="alternate"][type="${format.type}"]`);
      await expect(link).toHaveAttribute('href', feedPath('/blog', format));
      await expect(link).toHaveAttribute('title', `${feedTitle()} (${format.name})`);
    }
  }
});

for (const path of ['/blog/rss.xml', `${tag}/atom.xml`]) {
  test(`feed ${path}: in a browser it says what it is and links to its posts`, async ({page, noise}) => {
    // XML has no place for an icon, so the browser asks for the one that sites had before.
    noise.allow(/favicon\.ico|status of 404/);
    await page.goto(path);
    const links = page.locator('item > a, entry > a');
    await expect(links.first()).toHaveText(newest.title);
    await expect(links.first()).toBeVisible();
    await expect(page.getByText(newest.title, {exact: true}).filter({visible: true})).toHaveCount(1);
    await expect(page.locator('item > guid, entry > content').first()).toBeHidden();
    const hint = await page
      .locator('channel, feed')
      .evaluate((element) => getComputedStyle(element, '::before').content);
    expect(hint).toContain('This is a feed.');
    const to = new URL((await links.first().getAttribute('href')) ?? '');
    expect([to.origin, to.pathname]).toEqual([origin, newest.path]);
  });
}

for (const [address, list] of [
  ['/blog', '/blog'],
  [newest.path, '/blog'],
  [tag, tag],
] as const) {
  test(`follow on ${address}: says what a feed is and copies the addresses`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, address);
    const details = page.locator('details', {has: page.getByText('Follow', {exact: true})});
    await expect(details.getByRole('link').first()).toBeHidden();
    await details.getByText('Follow', {exact: true}).press('Enter');
    await expect(details.getByText(/^A feed brings new posts/)).toBeVisible();
    for (const format of feedFormats) {
      const url = origin + feedPath(list, format);
      await expect(details.getByRole('link', {name: url, exact: true})).toHaveAttribute(
        'href',
        feedPath(list, format),
      );
      await details.getByRole('button', {name: `Copy the ${format.name} address`}).click();
      await expect(details.getByRole('listitem').filter({hasText: url}).getByRole('status')).toHaveText(
        'Copied',
      );
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    }
  });

  test(`follow on ${address}: accessible in both modes, and fits a phone`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 780});
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await open(page, address);
      const height = () => page.evaluate(() => document.querySelector('main')?.clientHeight);
      const closed = await height();
      await page.locator('summary', {hasText: 'Follow'}).click();
      expect(await height(), 'the page does not move').toBe(closed);
      expect(await violations(page), colorScheme).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
}

test('follow: Escape closes it, and the focus is on its button again', async ({page}) => {
  await open(page, '/blog');
  const details = page.locator('details', {has: page.getByText('Follow', {exact: true})});
  const button = details.locator('summary');
  await button.click();
  await details
    .getByRole('button', {name: /^Copy the/})
    .first()
    .focus();
  await page.keyboard.press('Escape');
  await expect(details).not.toHaveAttribute('open');
  await expect(button).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('follow: opens, lists the addresses, and offers no button that does nothing', async ({page}) => {
    await page.goto('/blog');
    await page.locator('summary', {hasText: 'Follow'}).click();
    await expect(page.getByRole('link', {name: `${origin}/blog/feed.json`})).toBeVisible();
    await expect(page.getByRole('button', {name: /^Copy the/})).toHaveCount(0);
  });
});
