/**
 * Scenes: pages that tests look at, found by what they hold and not by name, so that every page of the site may be
 * renamed, rewritten or removed. The choice is always the first page in the order of the addresses.
 * Pages that the code of the site itself names (`fixedPages`) may be named by tests as well.
 */
import {products} from '../../../src/site/products';
import {builtPages, findPage, pageAt, type BuiltPage, type PageHeading, type Way} from './built';

import {diagramsOf, figure, type Diagram} from './diagrams';

export {diagramsOf, type Diagram} from './diagrams';
export {BuiltPage, builtOrigin, builtPages, findPage, pageAt, type PageHeading, type Way} from './built';

/** Site paths that the site's own code leads to; they stay for as long as it does. */
const fixedPages = ['/', '/docs/intro', '/docs/support', '/markdown-page', '/style-guide', '/blog'] as const;

/** Computes a value when it is first asked for, and keeps it. */
function once<Value>(make: () => Value): () => Value {
  let made: {value: Value} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** An authored page of the documentation that belongs to a product. */
export const isGuide = ({path, html}: BuiltPage): boolean =>
  html.includes('docs-doc-page') &&
  /<html[^>]*\sclass="[^"]*\bproduct-/.test(html) &&
  !/^\/docs\/(api|category|tags)\//.test(path) &&
  !(fixedPages as readonly string[]).includes(path);

export const guides = once(() => builtPages().filter(isGuide));

/** Links of the sidebar beside the page's own, in its own category. */
export function siblings({$, path}: BuiltPage): Way[] {
  const own = $('.theme-doc-sidebar-menu a[aria-current="page"]').last();
  return own
    .closest('ul')
    .children('li')
    .children('a')
    .toArray()
    .map((link) => ({label: $(link).text().trim(), to: $(link).attr('href') ?? ''}))
    .filter(({to}) => to !== path);
}

/** What the sidebar calls a page. */
export const labelOf = (page: BuiltPage): string =>
  page.text('.theme-doc-sidebar-menu a[aria-current="page"]');

const isCompany = (page: BuiltPage) => isGuide(page) && page.places.length >= 8;

const hasCompany = (page: BuiltPage) =>
  page.category !== undefined &&
  siblings(page).filter(({to}) => isCompany(pageAt(to))).length >= 3 &&
  page.previous !== undefined &&
  page.next !== undefined;

/** An ordinary page: neighbours, a category with a page of its own, a table, and headings for several screens. */
export const guide = once(() =>
  findPage(
    'a page of a category with three others, between two neighbours, with eight headings and a table',
    (page) => isGuide(page) && hasCompany(page) && page.places.length >= 8 && page.has('article table'),
  ),
);

/** Two diagrams or more below the first screen, a flowchart among them, and headings below them. */
export const illustrated = once(() =>
  findPage(
    'a page of the documentation with two diagrams below its third heading, a flowchart among them, and two headings below',
    (page) =>
      isGuide(page) &&
      hasCompany(page) &&
      page.count(figure) >= 2 &&
      diagramsOf(page)[0]?.kind === 'flowchart' &&
      headingsAround(page, 'first', 'prev') >= 3 &&
      headingsAround(page, 'last', 'next') >= 2,
  ),
);

/** Headings before the first diagram of a page, or after the last. */
function headingsAround({$}: BuiltPage, which: 'first' | 'last', side: 'prev' | 'next'): number {
  const block = $(figure)
    .eq(which === 'first' ? 0 : -1)
    .closest('.markdown > *');
  return (side === 'prev' ? block.prevAll('h2') : block.nextAll('h2')).length;
}

/** The first heading below the last diagram of a page. */
export function belowDiagrams(page: BuiltPage): PageHeading {
  const places = page.places.filter(({level}) => level === 2);
  return places[places.length - headingsAround(page, 'last', 'next')]!;
}

/** An ordinary page and three of its category with headings for several screens: a way for a reader to go. */
export function company(): [BuiltPage, BuiltPage, BuiltPage, BuiltPage] {
  const [one, two, three] = siblings(guide())
    .map(({to}) => pageAt(to))
    .filter(isCompany);
  return [guide(), one!, two!, three!];
}

/** The heading in the middle of a page, with room above and below. */
export function middleOf(page: BuiltPage): PageHeading {
  const places = page.places.filter(({level}) => level === 2);
  const middle = places[Math.floor(places.length / 2)];
  if (!middle) throw new Error(`${page.path} has no headings.`);
  return middle;
}

/** The page with the most headings: its contents are longer than a screen. */
export const longest = once(() => {
  const most = Math.max(...guides().map(({places}) => places.length));
  return findPage('a page of the documentation', (page) => isGuide(page) && page.places.length === most);
});

/** Tabs of languages; the style guide has them when no page of the documentation does. */
export const withTabs = once(
  () => guides().find((page) => page.has('[role="tab"][data-value="python"]')) ?? pageAt('/style-guide'),
);

/** No diagram, and several tables. */
export const plain = once(() =>
  findPage(
    'a page of the documentation with two tables and without a diagram',
    (page) =>
      isGuide(page) && page.count('article table') >= 2 && !page.has(figure) && !page.has('[data-start]'),
  ),
);

/** An operation of the API reference. */
export const isOperation = (page: BuiltPage): boolean =>
  page.path.startsWith('/docs/api/') && page.html.includes('api-badge') && page.has('#request-sample');

export const operations = once(() => builtPages().filter(isOperation));

function operation(what: string, holds: (page: BuiltPage) => boolean): () => BuiltPage {
  return once(() => findPage(`an operation ${what}`, (page) => isOperation(page) && holds(page)));
}

const isSecured = (page: BuiltPage) => page.html.includes('access token');

/** JSON goes there with a token, and an operation of the same API follows. */
export const operationWithBody = operation(
  'with a JSON body, an access token, nested properties, and an operation that follows',
  (page) =>
    isSecured(page) &&
    page.text('article').includes('Content type: application/json') &&
    page.has('#body') &&
    page.has('[id^="body-"] details') &&
    Boolean(page.next && isOperation(pageAt(page.next.to))),
);

/** Its request may be one of several examples. */
export const operationWithExamples = operation(
  'with several examples of its JSON body',
  (page) =>
    page.text('article').includes('Content type: application/json') &&
    page.has('#request-sample ~ * label:contains("Example")'),
);

/** Posts, the newest first. */
export const posts = once(() =>
  pageAt('/blog')
    .ways('article h2 a')
    .map(({to}) => pageAt(to)),
);

/** @throws Error when there is no post */
export function newestPost(): BuiltPage {
  const [post] = posts();
  if (!post) throw new Error('The blog has no post. Remedy: write one.');
  return post;
}

/** Who signed a post: the link to the first author's page. */
export function authorOf(post: BuiltPage): Way {
  const author = post.ways('article header a[href^="/blog/authors/"]').find(({label}) => label);
  if (!author)
    throw new Error(`${post.path} names no author with a page. Remedy: give one of its authors a page.`);
  return author;
}

/** Pages that list the pages of a category. */
export const categories = once(() => builtPages().filter(({path}) => path.startsWith('/docs/category/')));

/** Pages of the tags of a page or a post. */
export const tagsOf = (page: BuiltPage): Way[] =>
  page.ways('article a[rel="tag"], article a[href^="/blog/tags/"]');

/** Id of the product, or of another area, whose accent a page has. */
export function areaOf({$, path}: BuiltPage): string {
  const id = /(?:^| )product-([\w-]+)/.exec($('html').attr('class') ?? '')?.[1];
  if (!id) throw new Error(`${path} belongs to no product.`);
  return id;
}

/** A page that a search for its title finds: the title is its alone, and has several words. */
export const subject = once(() => {
  const names = builtPages().flatMap((page) => [page.title, ...page.places.map(({text}) => text)]);
  return findPage(
    'a page of the documentation whose title is two plain words that head nothing else',
    (page) =>
      isGuide(page) &&
      /^\p{L}{4,} \p{L}{4,}$/u.test(page.title) &&
      names.filter((name) => name.toLowerCase().startsWith(page.title.toLowerCase())).length === 1,
  );
});

/** A heading far down a page, by words that head nothing else. */
export const section = once((): {page: BuiltPage; place: PageHeading; query: string; address: string} => {
  const names = builtPages().flatMap(({places}) => places.map(({text}) => text));
  const page = longest();
  const place = page.places
    .slice(8)
    .find(({text}) => text.length <= 64 && names.filter((name) => name === text).length === 1);
  if (!place) throw new Error(`${page.path} has no heading of its own below the eighth.`);
  return {page, place, query: place.text.split(':')[0]!, address: `${page.path}#${place.id}`};
});

/** Path of an operation as its requests have it, up to the first parameter, which a sample fills. */
export const pathOf = (page: BuiltPage): string =>
  page
    .text('article code:has(span)')
    .replace(/^\w+:\/\/[^/]+/, '')
    .replace(/\{.*/, '');

/** A word of a heading of one product, and another product whose pages have nothing that begins like it. */
export const wordOfOneProduct = once((): {word: string; area: string} => {
  const pagesOf = (id: string) => guides().filter((page) => areaOf(page) === id);
  const beginningsOf = (id: string) =>
    new Set(pagesOf(id).flatMap(({html}) => html.toLowerCase().match(/\b[a-z]{4}/g) ?? []));
  const [one, ...others] = products;
  const words = pagesOf(one?.id ?? '')
    .flatMap(({places}) => places.flatMap(({text}) => text.toLowerCase().match(/\b[a-z]{6,}\b/g) ?? []))
    .sort();
  for (const {id, name} of others) {
    const known = beginningsOf(id);
    const word = words.find((candidate) => !known.has(candidate.slice(0, 4)));
    if (word) return {word, area: name};
  }
  throw new Error(
    'Every product has the words of the first. Remedy: give the first product a page of its own.',
  );
});

/** The page with the sequence diagram of the most parties, the widest drawing, or of the fewest. */
export const sequence = (which: 'most' | 'fewest'): {page: BuiltPage; diagram: Diagram} => {
  const all = guides().flatMap((page) =>
    diagramsOf(page)
      .filter(({parties}) => parties > 1)
      .map((diagram) => ({page, diagram})),
  );
  const counts = all.map(({diagram}) => diagram.parties);
  const wanted = which === 'most' ? Math.max(...counts) : Math.min(...counts);
  const found = all.find(({diagram}) => diagram.parties === wanted);
  if (!found)
    throw new Error('No page has a sequence diagram. Remedy: draw one, or give the style guide one.');
  return found;
};
