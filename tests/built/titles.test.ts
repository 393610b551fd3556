/** What lists of results, tabs and chats show of every page: a title of its own, a description, a kind, a card. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {
  authorOf,
  builtOrigin,
  builtPages,
  guide,
  newestPost,
  pageAt,
  tagsOf,
  type BuiltPage,
} from '../support/scenes';

const pages = [...builtPages(), ...['/search', '/404.html', '/style-guide'].map(pageAt)];

const meta = (page: BuiltPage, key: string) =>
  page.attribute(`meta[name="${key}"], meta[property="${key}"]`, 'content');

/** Values that more than one page has, with these pages. */
function shared(valueOf: (page: BuiltPage) => string): [string, string[]][] {
  const by = new Map<string, string[]>();
  for (const page of pages) by.set(valueOf(page), [...(by.get(valueOf(page)) ?? []), page.path]);
  return [...by].filter(([, paths]) => paths.length > 1);
}

it('every page has a title of its own, parted from the name of the site by a vertical bar', () => {
  expect(shared((page) => page.text('title'))).toEqual([]);
  expect(pageAt('/blog').text('title')).toBe('Updates and News | Help Hub');
  for (const page of [guide(), newestPost()]) expect(page.text('title')).toBe(`${page.title} | Help Hub`);
});

it('every page has one heading of level 1, with words', () => {
  for (const page of pages) {
    expect(page.count('h1'), page.path).toBe(1);
    expect(page.text('h1'), page.path).toMatch(/\S/);
  }
});

it('each kind of page has its class', () => {
  const [tag] = tagsOf(guide());
  const kinds = {
    '/blog': 'blog-list-page',
    [newestPost().path]: 'blog-post-page',
    '/blog/tags': 'blog-tags-list-page',
    [tagsOf(newestPost())[0]!.to]: 'blog-tags-post-list-page',
    '/blog/authors': 'blog-authors-list-page',
    [authorOf(newestPost()).to]: 'blog-authors-posts-page',
    '/docs/intro': 'docs-doc-page',
    '/docs/tags': 'docs-tags-list-page',
    [tag!.to]: 'docs-tags-doc-list-page',
    '/markdown-page': 'mdx-page',
  };
  for (const [address, kind] of Object.entries(kinds)) {
    const classes = pageAt(address).attribute('html', 'class').split(' ');
    expect(
      classes.filter((name) => Object.values(kinds).includes(name)),
      address,
    ).toEqual([kind]);
  }
});

it('every page has a description of its own, of a length that is shown', () => {
  const lengths = pages.map((page) => [page.path, meta(page, 'description').length] as const);
  expect(lengths.filter(([, length]) => length < 50 || length > 300)).toEqual([]);
  expect(shared((page) => meta(page, 'description'))).toEqual([]);
  const others = pages.filter((page) => meta(page, 'og:description') !== meta(page, 'description'));
  expect(others.map((page) => page.path)).toEqual([]);
});

it('every page is in English, from Docusaurus 3.8.1, under its own address', () => {
  for (const page of pages) {
    expect(page.attribute('html', 'lang'), page.path).toMatch(/^en\b/);
    expect(page.attribute('html', 'dir'), page.path).toBe('ltr');
    expect(meta(page, 'generator'), page.path).toBe('Docusaurus v3.8.1');
  }
  for (const page of builtPages())
    expect(page.attribute('link[rel="canonical"]', 'href')).toBe(builtOrigin() + page.path);
});

it('every page names the site, its language and its kind to chats, once', () => {
  for (const page of pages) {
    const isArticle = page.has('.theme-doc-markdown, .blog-post-page');
    expect(meta(page, 'og:site_name'), page.path).toBe('Help Hub');
    expect(meta(page, 'og:locale'), page.path).toBe('en_GB');
    expect(meta(page, 'og:type'), page.path).toBe(isArticle ? 'article' : 'website');
    expect(meta(page, 'twitter:card'), page.path).toBe('summary_large_image');
    for (const key of ['og:type', 'og:site_name', 'og:title', 'og:description', 'og:url', 'og:image'])
      expect(page.count(`meta[property="${key}"]`), `${page.path} ${key}`).toBe(1);
  }
});

it('every page has a card of the right size, under an address that can be kept for ever', () => {
  for (const page of pages) {
    const address = new URL(meta(page, 'og:image'));
    expect(address.href, page.path).toMatch(/^https?:\/\/[^/]+\/assets\/cards\/[\da-f]{16}\.png$/);
    const file = readFileSync(path.join(path.resolve('build'), address.pathname));
    expect([file.readUInt32BE(16), file.readUInt32BE(20)], page.path).toEqual([1200, 630]);
    expect(meta(page, 'og:image:width') + meta(page, 'og:image:height'), page.path).toBe('1200630');
    expect(file.length, page.path).toBeLessThanOrEqual(40_000);
    if (page.path !== '/') expect(meta(page, 'og:image:alt'), page.path).toContain(page.title);
  }
});

it('no page hints at another host', () => {
  const rels = ['preconnect', 'dns-prefetch', 'preload', 'prefetch', 'stylesheet'];
  for (const page of pages)
    for (const {to} of page.ways(rels.map((rel) => `link[rel~="${rel}"]`).join()))
      expect(to, page.path).toMatch(/^\/(?!\/)/);
});
