/** Pages of the list of all posts. Since 3.10, Docusaurus no longer tells plugins about them. */
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {chunk} from 'lodash';
import {postsPerPage} from '../site/identity';
import {blogFolders} from '../site/siteMap';

type ListPage = {
  /** Address on the host. */
  permalink: string;
  /** Posts on it, in order. */
  posts: BlogContent['blogPosts'];
};

/**
 * @param blog content of the blog
 * @param perPage posts on a page
 */
export function blogListPages(
  {blogPosts, blogTagsListPath}: Pick<BlogContent, 'blogPosts' | 'blogTagsListPath'>,
  perPage = postsPerPage,
): ListPage[] {
  const root = path.posix.dirname(blogTagsListPath);
  const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
  return chunk(listed, perPage).map((posts, index) => ({
    permalink: index === 0 ? root : `${root}/${blogFolders.page}/${index + 1}`,
    posts,
  }));
}
