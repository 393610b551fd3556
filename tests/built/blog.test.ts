/** Updates and News as its files have it: sidebar by year, posts, products, tags, authors, archive. */
import {expect, it} from 'vitest';
import {products} from '../../src/site/products';
import {authorOf, builtPages, pageAt, posts, tagsOf, type BuiltPage} from '../support/scenes';

const all = posts();
const titles = all.map(({title}) => title);
const tags = builtPages().filter(({path}) => path.startsWith('/blog/tags/'));
const [newest] = all as [BuiltPage];

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

const texts = (page: BuiltPage, selector: string) =>
  page
    .$(selector)
    .toArray()
    .map((element) =>
      page
        .$(element)
        .text()
        .replace(/[\s\u200B]+/g, ' ')
        .trim(),
    );

/** The day of a post and the minutes that it takes. */
const facts = /\d+ \w+ \d{4} · (\d+|One) min read/;

it('the sidebar groups the posts by year', () => {
  const sidebar = 'nav[aria-label="Blog recent posts navigation"]';
  expect(newest.text(sidebar)).toContain('Updates and News');
  expect(texts(newest, `${sidebar} [role="heading"], ${sidebar} :is(h2, h3)`)).toEqual(
    times({year: 'numeric'}),
  );
  expect(texts(newest, `${sidebar} a`)).toEqual(titles);
});

it('a post has a title, its day and reading time, an author and the tags that list it', () => {
  for (const post of all) {
    expect(post.text('article'), post.path).toMatch(facts);
    expect(post.has('article header [class*="avatar"]'), post.path).toBe(true);
    const listing = tags.filter((tag) => tag.ways('article h2 a').some(({to}) => to === post.path));
    expect([...new Set(tagsOf(post).map(({to}) => to))].sort(), post.path).toEqual(
      listing.map(({path}) => path).sort(),
    );
  }
});

it('each tag has a page of its posts, the newest first', () => {
  const links = pageAt('/blog/tags').ways('main a[href^="/blog/tags/"]');
  expect(links.map(({to}) => to).sort()).toEqual(tags.map(({path}) => path).sort());
  for (const tag of tags) expect(texts(tag, 'article h2'), tag.path).toEqual(tagged(tag.path));
});

it('each product leads to the posts about it', () => {
  const withPosts = products.filter(({updates}) => updates && tagged(updates).length > 0);
  const filter = 'nav[aria-label="Posts by product"] a';
  expect(texts(pageAt('/blog'), filter)).toEqual(['All products', ...withPosts.map(({name}) => name)]);
  for (const {name, updates = ''} of withPosts)
    expect(texts(pageAt(updates), `${filter}[aria-current="page"]`)).toEqual([name]);
});

it('the archive has every post under its year and month', () => {
  const archive = pageAt('/blog/archive');
  expect(texts(archive, 'main h2')).toEqual(times({year: 'numeric'}));
  expect(texts(archive, 'main h3')).toEqual(
    times({month: 'long', year: 'numeric'}).map((name) => name.split(' ')[0]),
  );
  expect(texts(archive, 'main li a')).toEqual(titles);
});

it('each author has a page that lists the posts', () => {
  const author = authorOf(newest);
  expect(
    pageAt('/blog/authors')
      .ways('main a')
      .map(({to}) => to),
  ).toContain(author.to);
  const signed = all.filter((post) => post.ways('article header a').some(({to}) => to === author.to));
  expect(texts(pageAt(author.to), 'article h2')).toEqual(signed.map(({title}) => title));
});
