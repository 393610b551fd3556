/** The feeds of all posts and of each tag, as a validator and a feed reader take them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {feedFormats, feedPath, feedTitle, type FeedFormat} from '../../src/blog/feeds/formats';
import {entriesOf, feedProblems, type Entry} from '../support/feeds';
import {builtOrigin, builtPages, diagramsOf, pageAt, posts} from '../support/scenes';

const folder = path.resolve('build');
const read = (address: string) => readFileSync(path.join(folder, address), 'utf8');
const lists = ['/blog', ...builtPages().flatMap((page) => page.path.match(/^\/blog\/tags\/.+/)?.[0] ?? [])];
const [rss] = feedFormats;
const entries = (list: string, format: FeedFormat): Entry[] =>
  entriesOf(format.id, read(feedPath(list, format)));

/** Paths of this site to which the content of posts leads. */
function addressesIn(found: Entry[], selector: string, attribute: string): string[] {
  const all = found.flatMap(({html}) => {
    const $ = load(html);
    return $(selector)
      .map((_, element) => $(element).attr(attribute))
      .get();
  });
  return [...new Set(all)]
    .filter((address) => address.startsWith(builtOrigin()))
    .map((address) => new URL(address).pathname);
}

it('there are feeds of all posts and of every tag', () => {
  const tags = pageAt('/blog/tags').ways('main a[href^="/blog/tags/"]');
  expect(tags.length).toBeGreaterThan(0);
  expect(lists.slice(1).sort()).toEqual(tags.map(({to}) => to).sort());
});

describe.each(lists)('%s', (list) => {
  it.each(feedFormats)('its $id feed is valid, with the posts of the page', (format) => {
    const address = feedPath(list, format);
    expect(feedProblems(format.id, read(address), builtOrigin() + address)).toEqual([]);
    const shown = pageAt(list)
      .ways('article h2 a')
      .map(({to}) => builtOrigin() + to);
    expect(shown.length).toBeGreaterThan(0);
    expect(entries(list, format).map(({url}) => url)).toEqual(shown);
  });

  it('its feeds say the same in each format', () => {
    const [first, ...others] = feedFormats.map((format) => entries(list, format));
    expect(others).toEqual([first, first]);
    expect(first?.map(({id}) => id)).toEqual(first?.map(({url}) => url));
  });

  it('it announces its feeds before those of all posts', () => {
    for (const format of feedFormats) {
      const links = pageAt(list).$(`head link[rel="alternate"][type="${format.type}"]`);
      expect(links.first().attr('href')).toBe(feedPath(list, format));
      expect(links.last().attr('href')).toBe(feedPath('/blog', format));
    }
  });
});

it('every page announces the feeds of all posts', () => {
  for (const page of builtPages())
    for (const format of feedFormats) {
      const link = page.$(`link[rel="alternate"][type="${format.type}"]`).last();
      expect(link.attr('href'), page.path).toBe(feedPath('/blog', format));
      expect(link.attr('title'), page.path).toBe(`${feedTitle()} (${format.name})`);
    }
});

it('every address and every image in a post has a file', () => {
  const found = entries('/blog', rss);
  expect(found).toHaveLength(posts().length);
  const links = addressesIn(found, 'a', 'href');
  expect(links.length).toBeGreaterThan(0);
  const files = (link: string) => [link, `${link}.html`, path.join(link, 'index.html')];
  const lost = [...links, ...addressesIn(found, 'img', 'src')].filter(
    (link) => !files(link).some((file) => existsSync(path.join(folder, file))),
  );
  expect(lost).toEqual([]);
});

it('a diagram is an image with its words', () => {
  const drawn = posts().find((post) => diagramsOf(post).length > 0);
  if (!drawn) throw new Error('No post has a diagram. Remedy: draw one in a post, or delete this test.');
  const found = entries('/blog', rss).find(({url}) => url.endsWith(drawn.path));
  const {title, description, kind} = diagramsOf(drawn)[0]!;
  const image = load(found?.html ?? '')('img[alt^="Diagram:"]').first();
  expect(image.attr('alt')).toBe(`Diagram: ${title}. ${description}`);
  const svg = load(read(new URL(image.attr('src') ?? '').pathname), {xml: true});
  expect(svg('svg').attr('width')).toBe(image.attr('width'));
  expect(svg('svg').attr('height')).toBe(image.attr('height'));
  expect(svg('text').length).toBeGreaterThan(2);
  expect(found?.html).not.toContain(kind);
});
