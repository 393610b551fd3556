import type {PluginContentLoadedActions} from '@docusaurus/types';
import {expect, it, vi} from 'vitest';
import latestPosts from '../../../../src/plugins/latest-posts';

const post = (title: string) => ({
  metadata: {
    title,
    permalink: `/blog/${title}`,
    date: new Date('2025-02-03T09:00:00Z'),
    description: `About ${title}`,
    source: 'x',
  },
});

async function globalData(allContent: Record<string, Record<string, unknown>>): Promise<unknown> {
  const setGlobalData = vi.fn();
  await latestPosts().allContentLoaded?.({
    allContent,
    actions: {setGlobalData} as unknown as PluginContentLoadedActions,
  });
  return setGlobalData.mock.calls[0]?.[0];
}

it('gives the three newest posts, with what the home page shows', async () => {
  const blogPosts = ['one', 'two', 'three', 'four'].map(post);
  expect(await globalData({'docusaurus-plugin-content-blog': {default: {blogPosts}}})).toEqual({
    posts: ['one', 'two', 'three'].map((title) => ({
      title,
      permalink: `/blog/${title}`,
      date: '2025-02-03T09:00:00.000Z',
      description: `About ${title}`,
    })),
  });
});

it('gives none without a blog', async () => {
  expect(await globalData({})).toEqual({posts: []});
});
