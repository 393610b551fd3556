import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import latestPosts from '../../../../src/blog/latest-posts/plugin';

const post = (title: string, tag = 'updates') => ({
  metadata: {
    title,
    permalink: `/blog/${title}`,
    date: new Date('2025-02-03T09:00:00Z'),
    description: `About ${title}`,
    source: 'x',
    tags: [{label: tag, permalink: `/blog/tags/${tag}`}],
  },
});

async function dataOf(allContent: Record<string, Record<string, unknown>>): Promise<unknown[]> {
  const createData = vi.fn<(...given: unknown[]) => void>();
  await latestPosts({baseUrl: '/'} as LoadContext).allContentLoaded?.({
    allContent,
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  return createData.mock.calls[0] ?? [];
}

it('gives the three newest posts, with what the home page shows', async () => {
  const blogPosts = [post('one', 'focus'), ...['two', 'three', 'four'].map((title) => post(title))];
  expect(await dataOf({'docusaurus-plugin-content-blog': {default: {blogPosts}}})).toEqual([
    'posts.json',
    ['one', 'two', 'three'].map((title) => ({
      title,
      permalink: `/blog/${title}`,
      date: '2025-02-03T09:00:00.000Z',
      description: `About ${title}`,
      product: title === 'one' ? 'focus' : undefined,
    })),
  ]);
});

it('gives none without a blog', async () => {
  expect(await dataOf({})).toEqual(['posts.json', []]);
});
