import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import {range} from 'lodash';
import {listedPosts} from '../docusaurus/contract.node';
import {postsPerPage, site} from '../site/identity';
import {blogFolders, type SiteMapArea, type SiteMapEntry} from '../site/siteMap';
import {siteLanguage} from '../site/language';

const {archive, authors, page: pageFolder} = blogFolders;

/** Pages of a list of posts after the first, below the address that begins theirs. */
function furtherPages(posts: number, root: string): SiteMapEntry[] {
  const count = Math.max(1, Math.ceil(posts / postsPerPage));
  return range(2, count + 1).map((page) => ({label: `Page ${page}`, to: `${root}/${page}`}));
}

const withEntries = (entry: SiteMapEntry, entries: SiteMapEntry[]): SiteMapEntry =>
  entries.length > 0 ? {...entry, entries} : entry;

function authorsOf({blogPosts, authorsMap = {}}: BlogContent): SiteMapEntry[] {
  return Object.values(authorsMap).flatMap(({key, name, page}) => {
    if (!page) return [];
    const posts = blogPosts.filter(({metadata}) => metadata.authors.some((author) => author.key === key));
    const further = furtherPages(posts.length, `${page.permalink}/${authors}`);
    return [withEntries({label: name ?? key, to: page.permalink}, further)];
  });
}

/** @returns an area with the posts, the newest first, and their lists by tag, author and year */
export function blogAreas(content: BlogContent): SiteMapArea[] {
  const {blogTags, blogTagsListPath, authorsMap} = content;
  const posts = listedPosts(content).map(({metadata: {title, permalink}}) => ({label: title, to: permalink}));
  if (posts.length === 0) return [];
  const first = path.posix.dirname(blogTagsListPath);
  const tags = Object.values(blogTags)
    .filter(({unlisted}) => !unlisted)
    .map(({label, permalink, pages}): SiteMapEntry => {
      const further = pages
        .slice(1)
        .map(({metadata}) => ({label: `Page ${metadata.page}`, to: metadata.permalink}));
      return withEntries({label, to: permalink}, further);
    })
    .sort((one, other) => one.label.localeCompare(other.label, siteLanguage));
  const lists: SiteMapEntry[] = [
    {label: 'Posts', entries: posts},
    ...(tags.length > 0 ? [{label: 'Tags', to: blogTagsListPath, entries: tags}] : []),
    ...(authorsMap ? [{label: 'Authors', to: `${first}/${authors}`, entries: authorsOf(content)}] : []),
    {label: 'Archive', to: `${first}/${archive}`},
    ...furtherPages(posts.length, `${first}/${pageFolder}`),
  ];
  return [{label: site.blogTitle, to: first, kind: 'blog', entries: lists}];
}
