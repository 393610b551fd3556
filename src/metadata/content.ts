/** What Docusaurus's plugins know about pages, and the built HTML does not tell. */
import type {BlogContent, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {withoutBase} from '../site/base';
import {blogListPages} from './blogList';
import {datesOfPost, type Dates, type PageDates} from './dates';

type Document = Docs['loadedVersions'][number]['docs'][number];

export type Post = Pick<
  BlogPostMetadata,
  'authors' | 'tags' | 'title' | 'permalink' | 'frontMatter' | 'date' | 'source'
>;

/** Documents and posts by their address on the host. */
export type Content = {
  documents: ReadonlyMap<string, Pick<Document, 'title' | 'frontMatter'>>;
  posts: ReadonlyMap<string, Post>;
  /** Posts of each page of the list of all posts, by the address of that page. */
  postsOn: ReadonlyMap<string, readonly Post[]>;
};

/** @returns the content of one of Docusaurus's content plugins, if it is loaded */
export function contentOf<Loaded>(
  allContent: AllContent,
  name: 'docs' | 'blog' | 'pages',
): Loaded | undefined {
  return allContent[`docusaurus-plugin-content-${name}`]?.default as Loaded | undefined;
}

/** @param allContent what Docusaurus gives `allContentLoaded` */
export function contentOfSite(allContent: AllContent): Content {
  const versions = contentOf<Docs>(allContent, 'docs')?.loadedVersions ?? [];
  const blog = contentOf<BlogContent>(allContent, 'blog');
  const posts = blog?.blogPosts ?? [];
  return {
    documents: new Map(versions.flatMap(({docs}) => docs).map((doc) => [doc.permalink, doc])),
    posts: new Map(posts.map(({metadata}) => [metadata.permalink, metadata])),
    postsOn: new Map(
      (blog ? blogListPages(blog) : []).map((page) => [
        page.permalink,
        page.posts.map(({metadata}) => metadata),
      ]),
    ),
  };
}

/**
 * @param allContent what Docusaurus gives `allContentLoaded`
 * @returns the dates of documents and posts
 */
export function pageDates({baseUrl}: Pick<LoadContext, 'baseUrl'>, allContent: AllContent): Dates {
  const documents = contentOf<Docs>(allContent, 'docs')?.loadedVersions.flatMap(({docs}) => docs) ?? [];
  const posts = contentOf<BlogContent>(allContent, 'blog')?.blogPosts ?? [];
  const dates: [string, PageDates][] = [
    ...documents.flatMap(({permalink, lastUpdatedAt}): [string, PageDates][] =>
      lastUpdatedAt ? [[permalink, {modified: lastUpdatedAt}]] : [],
    ),
    ...posts.map(({metadata}): [string, PageDates] => [metadata.permalink, datesOfPost(metadata)]),
  ];
  return new Map(dates.map(([address, one]) => [withoutBase(address, baseUrl), one]));
}
