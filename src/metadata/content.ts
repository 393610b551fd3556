/** What Docusaurus's plugins know about pages, and the built HTML does not tell. */
import path from 'node:path';
import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {chunk} from 'lodash';
import {blogOf, listedPosts} from '../docusaurus/contract.node';
import {withoutBase} from '../site/base';
import {postsPerPage} from '../site/identity';
import {blogFolders} from '../site/siteMap';
import {datesOfPost, type Dates, type PageDates} from './dates';

type Document = Docs['loadedVersions'][number]['docs'][number];

export type Post = Pick<
  BlogPostMetadata,
  'authors' | 'tags' | 'title' | 'permalink' | 'frontMatter' | 'date' | 'source'
>;

/** Documents and posts by their address on the host. */
export type Content = {
  documents: ReadonlyMap<string, Pick<Document, 'title' | 'frontMatter' | 'lastUpdatedAt'>>;
  posts: ReadonlyMap<string, Post>;
  /** Posts of each page of the list of all posts, by the address of that page. */
  postsOn: ReadonlyMap<string, readonly Post[]>;
};

/** Pages of the list of all posts. Since 3.10, Docusaurus no longer tells plugins about them. */
function listPages(blog: BlogContent): [address: string, posts: Post[]][] {
  const root = path.posix.dirname(blog.blogTagsListPath);
  const listed = listedPosts(blog).map(({metadata}) => metadata);
  return chunk(listed, postsPerPage).map((posts, index) => [
    index === 0 ? root : `${root}/${blogFolders.page}/${index + 1}`,
    posts,
  ]);
}

/** @param allContent what Docusaurus gives `allContentLoaded` */
export function contentOfSite(allContent: AllContent): Content {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs | undefined;
  const blog = blogOf(allContent);
  const documents = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
  return {
    documents: new Map(documents.map((doc) => [doc.permalink, doc])),
    posts: new Map(blog?.blogPosts.map(({metadata}) => [metadata.permalink, metadata])),
    postsOn: new Map(blog && listPages(blog)),
  };
}

/**
 * @param allContent what Docusaurus gives `allContentLoaded`
 * @returns the dates of documents and posts
 */
export function pageDates({baseUrl}: Pick<LoadContext, 'baseUrl'>, allContent: AllContent): Dates {
  const {documents, posts} = contentOfSite(allContent);
  const dates = new Map<string, PageDates>();
  for (const [address, {lastUpdatedAt}] of documents)
    if (lastUpdatedAt) dates.set(withoutBase(address, baseUrl), {modified: lastUpdatedAt});
  for (const [address, post] of posts) dates.set(withoutBase(address, baseUrl), datesOfPost(post));
  return dates;
}
