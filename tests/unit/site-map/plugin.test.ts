import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {postsPerPage} from '../../../src/site/identity';
import type {SiteMapArea, SiteMapEntry} from '../../../src/site/siteMap';
import siteMap, {areasOf} from '../../../src/site-map/plugin';
import {category, doc, leaf, list} from '../../support/sidebars';

const tagOf = (label: string) => ({label, permalink: `/docs/tags/${label}`});

const version = {
  versionName: 'current',
  tagsPath: '/docs/tags',
  docs: [
    doc('intro', {frontMatter: {sidebar_label: 'Welcome'}}),
    doc('focus/home', {tags: [tagOf('payments'), tagOf('exports')]}),
    doc('focus/admin/audit'),
    doc('api/auth'),
    doc('api/petstore'),
    doc('secret', {unlisted: true, tags: [tagOf('secret')]}),
    doc('loose', {sidebar: undefined}),
  ],
  sidebars: {
    docs: [
      leaf('intro'),
      category('Focus', [
        leaf('focus/home'),
        leaf('secret'),
        category('Admin', [leaf('focus/admin/audit')], list('/docs/category/admin')),
        {type: 'link', label: 'Elsewhere', href: 'https://example.com'},
      ]),
      category('API reference', [
        category('Pet store', [leaf('api/petstore')]),
        category('Authentication', [leaf('api/auth')]),
      ]),
    ],
  },
};

const post = (name: string, more: object = {}) => ({
  metadata: {
    title: `Post ${name}`,
    permalink: `/blog/${name}`,
    authors: [{key: 'team'}],
    unlisted: false,
    ...more,
  },
});

const listPages = (path: string, count: number) =>
  Array.from({length: count}, (_, index) => ({
    metadata: {permalink: index ? `${path}/page/${index + 1}` : path, page: index + 1, postsPerPage: 2},
  }));

/** With the two that are newer one more than a page of the list shows. */
const earlier = Array.from({length: postsPerPage - 1}, (_, index) => `earlier-${index}`);

const blog = {
  blogPosts: [
    post('new'),
    post('old'),
    post('secret', {unlisted: true}),
    ...earlier.map((name) => post(name)),
  ],
  blogTagsListPath: '/blog/tags',
  blogTags: {
    b: {label: 'Beta', permalink: '/blog/tags/beta', pages: listPages('/blog/tags/beta', 2), unlisted: false},
    a: {
      label: 'Alpha',
      permalink: '/blog/tags/alpha',
      pages: listPages('/blog/tags/alpha', 1),
      unlisted: false,
    },
  },
  authorsMap: {
    team: {key: 'team', name: 'The team', page: {permalink: '/blog/authors/team'}},
    guest: {key: 'guest', name: 'A guest', page: null},
  },
};

const pages = [
  {type: 'mdx', permalink: '/about', title: 'About this site', unlisted: false},
  {type: 'mdx', permalink: '/for-authors/', title: 'For authors', unlisted: false},
  {type: 'jsx', permalink: '/'},
  {type: 'jsx', permalink: '/price-list'},
];

const content = (changes: {docs?: object; blog?: object; pages?: object[]} = {}) => ({
  'docusaurus-plugin-content-docs': {default: {loadedVersions: [{...version, ...changes.docs}]}},
  'docusaurus-plugin-content-blog': {default: {...blog, ...changes.blog}},
  'docusaurus-plugin-content-pages': {default: changes.pages ?? pages},
});

const linesOf = (entries: readonly SiteMapEntry[], depth = 0): string[] =>
  entries.flatMap(({label, to = '-', entries: below = []}) => [
    `${'  '.repeat(depth)}${label} ${to}`,
    ...linesOf(below, depth + 1),
  ]);

const area = (areas: readonly SiteMapArea[], label: string) =>
  linesOf(areas.find((candidate) => candidate.label === label)?.entries ?? []);

describe('lists', () => {
  const areas = areasOf(content(), ['/for-authors'], '/');

  it('the areas in the order of the sidebar, one for each API, with the accents of their products', () => {
    expect(areas.map(({label, to, kind}) => [label, to, kind])).toEqual([
      ['Help Hub', undefined, 'site'],
      ['Focus', undefined, 'focus'],
      ['API reference: Pet store', undefined, 'api'],
      ['API reference: Authentication', undefined, 'api'],
      ['Documentation by tag', '/docs/tags', 'tags'],
      ['Updates and News', '/blog', 'blog'],
    ]);
  });

  it('the pages that belong to no area, without those for authors', () => {
    expect(area(areas, 'Help Hub')).toEqual([
      'Home /',
      'Welcome /docs/intro',
      'Title of loose /docs/loose',
      'About this site /about',
      'Price list /price-list',
      'Reading offline /offline',
      'Search /search',
    ]);
  });

  it('documents and categories, without unlisted ones and links to other sites', () => {
    expect(area(areas, 'Focus')).toEqual([
      'Title of focus/home /docs/focus/home',
      'Admin /docs/category/admin',
      '  Title of focus/admin/audit /docs/focus/admin/audit',
    ]);
    expect(area(areas, 'Documentation by tag')).toEqual([
      'exports /docs/tags/exports',
      'payments /docs/tags/payments',
    ]);
  });

  it('the blog with all pages of its lists', () => {
    expect(area(areas, 'Updates and News')).toEqual([
      'Posts -',
      '  Post new /blog/new',
      '  Post old /blog/old',
      ...earlier.map((name) => `  Post ${name} /blog/${name}`),
      'Tags /blog/tags',
      '  Alpha /blog/tags/alpha',
      '  Beta /blog/tags/beta',
      '    Page 2 /blog/tags/beta/page/2',
      'Authors /blog/authors',
      '  The team /blog/authors/team',
      '    Page 2 /blog/authors/team/authors/2',
      'Archive /blog/archive',
      'Page 2 /blog/page/2',
    ]);
  });
});

describe('shows by itself', () => {
  const addressesWith = (changes: Parameters<typeof content>[0]) =>
    areasOf(content(changes), [], '/').flatMap(({entries}) => linesOf(entries).map((line) => line.trim()));

  it.each([
    [
      'a new page',
      {docs: {docs: [...version.docs, doc('new', {sidebar: undefined})]}},
      'Title of new /docs/new',
    ],
    [
      'a new tag',
      {docs: {docs: [...version.docs, doc('new', {tags: [tagOf('fresh')]})]}},
      'fresh /docs/tags/fresh',
    ],
    ['a new post', {blog: {blogPosts: [post('newest'), ...blog.blogPosts]}}, 'Post newest /blog/newest'],
    ['a new page of src/pages', {pages: [...pages, {type: 'jsx', permalink: '/jobs'}]}, 'Jobs /jobs'],
  ])('%s', (_, changes, line) => {
    expect(addressesWith({})).not.toContain(line);
    expect(addressesWith(changes)).toContain(line);
  });
});

it('lists what there is of a site without docs or a blog', () => {
  expect(areasOf({}, [], '/').map(({label, entries}) => [label, ...linesOf(entries)])).toEqual([
    ['Help Hub', 'Reading offline /offline', 'Search /search'],
  ]);
});

it('gives the list to its own page only', async () => {
  const actions = {
    createData: vi.fn<(...given: unknown[]) => Promise<string>>((name) =>
      Promise.resolve(`/site/.docusaurus/${String(name)}`),
    ),
    addRoute: vi.fn<(...given: unknown[]) => void>(),
    setGlobalData: vi.fn<(...given: unknown[]) => void>(),
  };
  const plugin = siteMap({siteDir: '/site', baseUrl: '/'} as LoadContext, {without: ['/for-authors']});
  await plugin.allContentLoaded?.({
    allContent: content(),
    actions,
  });
  expect(actions.createData).toHaveBeenCalledWith('areas.json', areasOf(content(), ['/for-authors'], '/'));
  expect(actions.addRoute).toHaveBeenCalledWith(
    expect.objectContaining({
      path: '/site-map',
      modules: {areas: '@site/.docusaurus/areas.json'},
    }),
  );
  expect(actions.setGlobalData).not.toHaveBeenCalled();
});
