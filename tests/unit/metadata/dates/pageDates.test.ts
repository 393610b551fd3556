import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {pageDates} from '../../../../src/metadata/dates/pageDates';
import {dayOf} from '../../../../src/metadata/dates/rule';

const day = (date: string) => Date.parse(date);
const tag = (name: string) => ({permalink: `/help/docs/tags/${name}`, label: name});

const doc = (id: string, date: string | null, tags: string[] = [], unlisted = false) => ({
  id,
  permalink: `/help/docs/${id}`,
  lastUpdatedAt: date && day(date),
  tags: tags.map(tag),
  unlisted,
});

const index = (name: string, items: object[]) => ({
  type: 'category',
  items,
  link: {type: 'generated-index', permalink: `/help/docs/category/${name}`},
});

const docs = {
  loadedVersions: [
    {
      tagsPath: '/help/docs/tags',
      docs: [
        doc('a', '2026-01-01', ['one']),
        doc('b', '2026-02-02', ['one', 'two']),
        doc('new', null, ['three']),
        doc('hidden', '2026-09-09', ['one'], true),
      ],
      sidebars: {
        docs: [
          {type: 'doc', id: 'a'},
          index('all', [
            {type: 'doc', id: 'a'},
            index('inner', [{type: 'ref', id: 'b'}, {type: 'link'}, {type: 'doc', id: 'hidden'}]),
          ]),
          index('undated', [{type: 'doc', id: 'new'}]),
        ],
      },
    },
  ],
};

const post = (name: string, date: string, changed?: string) => ({
  id: name,
  metadata: {
    permalink: `/help/blog/${name}`,
    date: new Date(date),
    source: `@site/blog/${name}/index.md`,
    frontMatter: changed ? {last_update: {date: changed}} : {},
    authors: [{key: 'team'}],
  },
});

const list = (permalink: string, ...items: string[]) => ({
  metadata: {permalink: `/help/blog${permalink}`},
  items,
});

const blog = {
  blogPosts: [post('new', '2025-06-01T09:00:00Z'), post('old', '2025-03-01T09:00:00Z', '2025-07-01')],
  blogTags: {one: {pages: [list('/tags/one', 'new')], items: ['new']}},
  blogTagsListPath: '/help/blog/tags',
  authorsMap: {team: {key: 'team', page: {permalink: '/help/blog/authors/team'}}},
};

const pages = [
  {
    type: 'mdx',
    source: '@site/src/pages/x.md',
    permalink: '/help/x/',
    frontMatter: {last_update: {date: '2026-03-03'}},
  },
  {type: 'jsx', source: '@site/src/pages/y.tsx', permalink: '/help/y'},
];

it('dates pages by their sources, and lists by the newest page on them', () => {
  const allContent = {
    'docusaurus-plugin-content-docs': {default: docs},
    'docusaurus-plugin-content-blog': {default: blog},
    'docusaurus-plugin-content-pages': {default: pages},
  } as unknown as AllContent;
  const dates = pageDates({siteDir: '/', baseUrl: '/help/'}, allContent);
  expect(Object.fromEntries([...dates].map(([path, {modified}]) => [path, dayOf(modified)]))).toEqual({
    '/x': '2026-03-03',
    '/docs/a': '2026-01-01',
    '/docs/b': '2026-02-02',
    '/docs/hidden': '2026-09-09',
    '/docs/category/all': '2026-02-02',
    '/docs/category/inner': '2026-02-02',
    '/docs/tags': '2026-02-02',
    '/docs/tags/one': '2026-02-02',
    '/docs/tags/two': '2026-02-02',
    '/blog': '2025-07-01',
    '/blog/new': '2025-06-01',
    '/blog/old': '2025-07-01',
    '/blog/tags': '2025-06-01',
    '/blog/tags/one': '2025-06-01',
    '/blog/archive': '2025-07-01',
    '/blog/authors': '2025-07-01',
    '/blog/authors/team': '2025-07-01',
    '/site-map': '2026-09-09',
    '/offline': '2026-09-09',
  });
  expect(dates.get('/blog/old')?.published).toBe(Date.parse('2025-03-01T09:00:00Z'));
});

it('a site without content has no dates', () => {
  expect(pageDates({siteDir: '/', baseUrl: '/'}, {}).size).toBe(0);
});
