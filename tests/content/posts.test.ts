/** The posts are those of the product sheet: day, address, title and tags. */
import {expect, it} from 'vitest';
import {expectNone, posts, type Finding, type Page} from './corpus';

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

function rule({path, frontMatter, lineOf}: Page): Finding[] {
  const wanted = table.find(({slug}) => slug === frontMatter.slug);
  if (!wanted)
    return [
      {
        path,
        line: lineOf('slug'),
        message: `No post has the slug "${String(frontMatter.slug)}".`,
        remedy: `use one of ${table.map(({slug}) => slug).join(', ')}, or add the post to the table of this rule.`,
      },
    ];
  const facts = {
    date: String(frontMatter.date).slice(0, 10),
    title: frontMatter.title,
    tags: frontMatter.tags,
    authors: frontMatter.authors,
  };
  const expected = {date: wanted.date, title: wanted.title, tags: wanted.tags, authors: ['help-hub-team']};
  const wrong = (Object.keys(expected) as (keyof typeof expected)[])
    .filter((key) => JSON.stringify(facts[key]) !== JSON.stringify(expected[key]))
    .map((key) => ({
      path,
      line: lineOf(key),
      message: `"${key}" is ${JSON.stringify(facts[key])}.`,
      remedy: `write ${JSON.stringify(expected[key])}.`,
    }));
  const folder = `blog/${wanted.date}-${wanted.slug}/index.md`;
  return path === folder
    ? wrong
    : [
        ...wrong,
        {
          path,
          line: 1,
          message: 'The folder does not tell the day and the slug.',
          remedy: `move the post to ${folder}.`,
        },
      ];
}

it('holds for every post', () => {
  expectNone(posts.flatMap(rule));
});

it('finds every post of the table', () => {
  expect(posts.map(({frontMatter}) => frontMatter.slug)).toEqual(table.map(({slug}) => slug));
});
