/** Feeds: their formats, their addresses and their names, for the pages that announce them and the build that writes them. */
import {site} from '../../site/identity';

export const feedFormats = [
  {id: 'rss', name: 'RSS', file: 'rss.xml', type: 'application/rss+xml'},
  {id: 'atom', name: 'Atom', file: 'atom.xml', type: 'application/atom+xml'},
  {id: 'json', name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json'},
] as const;

export type FeedFormat = (typeof feedFormats)[number];

/** Path of the page whose feeds hold every post. */
export const blogPath = '/blog';

/** @param tag label of a tag; without it, the feed of all posts */
export function feedTitle(tag?: string): string {
  return tag === undefined ? `${site.title}: ${site.blogTitle}` : `${site.title}: posts tagged ${tag}`;
}

/** @param page path of the page that lists the same posts, such as `/blog/tags/focus` */
export function feedPath(page: string, {file}: FeedFormat): string {
  return `${page}/${file}`;
}

/**
 * @param page path of the page that lists the same
 * @param tag label of a tag; without it, the feeds of all posts
 * @returns the links by which a browser or a feed reader finds the three feeds of a page
 */
export function feedLinks(page: string, tag?: string) {
  return feedFormats.map((format) => ({
    rel: 'alternate',
    type: format.type,
    href: feedPath(page, format),
    title: `${feedTitle(tag)} (${format.name})`,
  }));
}
