import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {expect, it} from 'vitest';
import {blogListPages} from '../../../src/metadata/blogList';

const post = (id: string, unlisted = false) => ({id, metadata: {unlisted}});

it('pages of the list hold so many posts each, and none that is unlisted', () => {
  const blogPosts = [post('a'), post('hidden', true), post('b'), post('c')] as BlogContent['blogPosts'];
  const pages = blogListPages({blogPosts, blogTagsListPath: '/help/blog/tags'}, 2);
  expect(pages.map(({permalink, posts}) => [permalink, posts.map(({id}) => id)])).toEqual([
    ['/help/blog', ['a', 'b']],
    ['/help/blog/page/2', ['c']],
  ]);
});
