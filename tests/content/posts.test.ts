/** The posts of the product sheet: day, address, title and tags. */
import {expect, it} from 'vitest';
import {posts} from './corpus';

const table = [
  {date: '2025-02-03', slug: 'welcome', title: 'Welcome to Help Hub', tags: ['hello', 'updates']},
  {
    date: '2025-03-12',
    slug: 'teamscribe-launch',
    title: 'TeamScribe is here',
    tags: ['teamscribe', 'product', 'beta'],
  },
  {
    date: '2025-04-30',
    slug: 'focus-updates-april-2025',
    title: 'Focus updates: April 2025',
    tags: ['focus', 'updates', 'features'],
  },
  {
    date: '2025-05-30',
    slug: 'focus-updates-may-2025',
    title: 'Focus updates: May 2025',
    tags: ['focus', 'updates', 'features'],
  },
  {
    date: '2025-06-18',
    slug: 'teamscribe-update-1-1',
    title: 'TeamScribe update 1.1',
    tags: ['teamscribe', 'updates', 'features'],
  },
  {
    date: '2025-07-31',
    slug: 'focus-updates-july-2025',
    title: 'Focus updates: July 2025',
    tags: ['focus', 'updates', 'features'],
  },
];

it.each(table)('$slug has its day, title, tags and author', ({date, slug, title, tags}) => {
  const post = posts.find(({frontMatter}) => frontMatter.slug === slug);
  expect(post?.frontMatter).toMatchObject({title, tags, authors: ['help-hub-team']});
  expect(String(post?.frontMatter.date).slice(0, 10)).toBe(date);
});

it('the folder of a post tells its day and slug', () => {
  const folders = posts.map(
    ({frontMatter: {date, slug}}) => `blog/${String(date).slice(0, 10)}-${String(slug)}/index.md`,
  );
  expect(posts.map(({path}) => path)).toEqual(folders);
});
