/** What a feed is, before any format: one model, three serialisers. */
import type {BlogPost, BlogTag} from '@docusaurus/plugin-content-blog';
import {sortBy} from 'lodash';
import {datesOfPost} from '../../metadata/contract';
import {blogPath, feedTitle} from './formats';

export type FeedAuthor = {name: string; url?: string};

export type FeedItem = {
  /** The address, which is also the id: it never changes. */
  url: string;
  title: string;
  summary: string;
  /** All of it, fit for any reader (see content.ts). */
  html: string;
  published: Date;
  updated: Date;
  authors: FeedAuthor[];
  tags: string[];
};

export type Feed = {
  /** Site path of the page that lists the same; the feed's files are under it. */
  path: string;
  /** Address of the site, without a final slash. */
  siteUrl: string;
  title: string;
  description: string;
  language: string;
  copyright: string;
  /** Address of the icon of the site. */
  icon: string;
  /** The newest first; never empty. */
  items: FeedItem[];
};

/** What every feed of the site says about itself. */
export type Identity = Pick<Feed, 'siteUrl' | 'description' | 'language' | 'copyright' | 'icon'>;

export function toItem({metadata}: BlogPost, siteUrl: string, html: string): FeedItem {
  const {published, modified} = datesOfPost(metadata);
  return {
    url: new URL(metadata.permalink, siteUrl).href,
    title: metadata.title,
    summary: metadata.description,
    html,
    published: new Date(published),
    updated: new Date(modified),
    authors: metadata.authors.flatMap(({name, page}) =>
      name ? [{name, ...(page && {url: new URL(page.permalink, siteUrl).href})}] : [],
    ),
    tags: metadata.tags.map(({label}) => label),
  };
}

/** The feed of all posts, then one for each tag, in the same order as on the pages; none without a post. */
export function feedsOf(items: FeedItem[], tags: BlogTag[], identity: Identity): Feed[] {
  const newest = sortBy(items, ({published}) => -published);
  const all = {...identity, path: blogPath, title: feedTitle(), items: newest};
  const tagged = tags
    .filter(({unlisted}) => !unlisted)
    .map(({permalink, label, description = identity.description}) => ({
      ...identity,
      path: permalink,
      title: feedTitle(label),
      description,
      items: newest.filter((item) => item.tags.includes(label)),
    }));
  return [all, ...tagged].filter((feed) => feed.items.length > 0);
}
