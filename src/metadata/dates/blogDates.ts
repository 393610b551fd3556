/** Dates of posts, and of the pages that list them, which are as new as the newest on them. */
import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {chunk} from 'lodash';
import {postsPerPage} from '../../site/identity';
import {blogFolders} from '../../site/siteMap';
import {blogListPages} from '../blogList';
import {datesOfPost, newest, type PageDates} from './rule';

type Dated = [address: string, dates: PageDates];

/** @returns the dates of posts, and of their lists by page, tag, author and year */
export function datesOfBlog(blog: BlogContent): Dated[] {
  const {blogPosts, blogTags, blogTagsListPath, authorsMap} = blog;
  const posts = new Map(blogPosts.map(({id, metadata}) => [id, datesOfPost(metadata)]));
  const list = (address: string, ids: readonly string[]): Dated[] => {
    const modified = newest(ids.map((id) => posts.get(id)?.modified));
    return modified === undefined ? [] : [[address, {modified}]];
  };
  const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
  const idsOf = (chosen: typeof listed) => chosen.map(({id}) => id);
  const root = path.posix.dirname(blogTagsListPath);

  const ofAuthors = Object.values(authorsMap ?? {}).flatMap(({key, page}) => {
    if (!page) return [];
    const own = listed.filter(({metadata}) => metadata.authors.some((author) => author.key === key));
    return chunk(idsOf(own), postsPerPage).flatMap((ids, index) =>
      list(index === 0 ? page.permalink : `${page.permalink}/${blogFolders.authors}/${index + 1}`, ids),
    );
  });

  return [
    ...blogPosts.map(({metadata}): Dated => [metadata.permalink, datesOfPost(metadata)]),
    ...blogListPages(blog).flatMap(({permalink, posts: shown}) => list(permalink, idsOf(shown))),
    ...Object.values(blogTags)
      .flatMap(({pages}) => pages)
      .flatMap(({metadata, items}) => list(metadata.permalink, items)),
    ...list(
      blogTagsListPath,
      Object.values(blogTags).flatMap(({items}) => items),
    ),
    ...list(`${root}/${blogFolders.archive}`, idsOf(listed)),
    ...(authorsMap ? list(`${root}/${blogFolders.authors}`, idsOf(listed)) : []),
    ...ofAuthors,
  ];
}
