import path from 'node:path';
import type {BlogContent, BlogPaginated} from '@docusaurus/plugin-content-blog';
import {postsPerPage, site} from '../site/identity';
import {blogFolders, type SiteMapArea, type SiteMapEntry} from '../site/siteMap';
import {siteLanguage} from '../site/language';

const {archive, authors} = blogFolders;

/** Pages of a paginated list after the first. */
function furtherPages(pages: readonly {metadata: Pick<BlogPaginated['metadata'], 'permalink' | 'page'>}[]) {
  return pages.slice(1).map(({metadata: {permalink, page}}) => ({label: `Page ${page}`, to: permalink}));
}

const withEntries = (entry: SiteMapEntry, entries: SiteMapEntry[]): SiteMapEntry =>
  entries.length > 0 ? {...entry, entries} : entry;

const named = (a: SiteMapEntry, b: SiteMapEntry) => a.label.localeCompare(b.label, siteLanguage);

function authorsOf({blogPosts, authorsMap = {}}: BlogContent): SiteMapEntry[] {
  return Object.values(authorsMap).flatMap(({key, name, page}) => {
    if (!page) return [];
    const posts = blogPosts.filter(({metadata}) => metadata.authors.some((author) => author.key === key));
    const count = Math.max(1, Math.ceil(posts.length / postsPerPage));
    const pages = Array.from({length: count}, (_, index) => ({
      metadata: {page: index + 1, permalink: `${page.permalink}/${authors}/${index + 1}`},
    }));
    return [withEntries({label: name ?? key, to: page.permalink}, furtherPages(pages))];
  });
}

/** @returns an area with the posts, the newest first, and their lists by tag, author and year */
export function blogAreas(content: BlogContent): SiteMapArea[] {
  const {blogPosts, blogTags, blogTagsListPath, authorsMap} = content;
  if (blogPosts.length === 0) return [];
  const first = path.posix.dirname(blogTagsListPath);
  const posts = blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {title, permalink}}) => ({label: title, to: permalink}));
  const further = Array.from({length: Math.ceil(posts.length / postsPerPage) - 1}, (_, index) => index + 2);
  const tags = Object.values(blogTags)
    .filter(({unlisted}) => !unlisted)
    .map(({label, permalink, pages}) => withEntries({label, to: permalink}, furtherPages(pages)))
    .sort(named);
  const lists: SiteMapEntry[] = [
    {label: 'Posts', entries: posts},
    ...(tags.length > 0 ? [{label: 'Tags', to: blogTagsListPath, entries: tags}] : []),
    ...(authorsMap ? [{label: 'Authors', to: `${first}/${authors}`, entries: authorsOf(content)}] : []),
    {label: 'Archive', to: `${first}/${archive}`},
    ...further.map((page) => ({label: `Page ${page}`, to: `${first}/page/${page}`})),
  ];
  return [{label: site.blogTitle, to: first, kind: 'blog', entries: lists}];
}
