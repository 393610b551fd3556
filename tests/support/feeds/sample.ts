/** Posts and feeds for the tests of the formats, with every character and case that a format must carry. */
import type {BlogPost, BlogTag} from '@docusaurus/plugin-content-blog';
import type {Feed, FeedItem} from '../../../src/blog/feeds/model';

const siteUrl = 'https://help.example.co.uk';

export const changed: FeedItem = {
  url: `${siteUrl}/blog/changed`,
  title: 'R&D: 1 < 2 > 0 "quoted" £',
  summary: 'What changed & why.',
  html: '<p>Read <a href="https://help.example.co.uk/docs/intro">this</a>: <code>a[b[0]]&gt;1 ]]&gt;</code></p><p>]]></p>',
  published: new Date('2025-06-18T09:00:00Z'),
  updated: new Date('2025-07-02T10:30:00Z'),
  authors: [{name: 'Help Hub team', url: `${siteUrl}/blog/authors/help-hub-team`}, {name: 'Guest'}],
  tags: ['Focus', 'R&D'],
};

export const welcome: FeedItem = {
  ...changed,
  url: `${siteUrl}/blog/welcome`,
  title: 'Welcome',
  html: '<p><img src="https://help.example.co.uk/blog/welcome/map.svg" alt="A map"></p>',
  published: new Date('2025-02-03T09:00:00Z'),
  updated: new Date('2025-02-03T09:00:00Z'),
  authors: [],
};

export const feed: Feed = {
  path: '/blog',
  siteUrl,
  title: 'Help Hub: Updates and News',
  description: 'What is new.',
  language: 'en-GB',
  copyright: 'Copyright © 2025 Help Hub',
  icon: `${siteUrl}/img/favicon.svg`,
  items: [changed, welcome],
};

export const self = (file: string) => `${siteUrl}/blog/${file}`;

const focus = {label: 'Focus', permalink: '/blog/tags/focus', description: 'Posts about Focus.'};

export function post(slug: string, metadata: object = {}, frontMatter: object = {}): BlogPost {
  return {
    metadata: {
      title: `About ${slug}`,
      description: `What ${slug} is.`,
      permalink: `/blog/${slug}`,
      date: new Date('2025-02-03T09:00:00Z'),
      source: `@site/blog/${slug}/index.md`,
      authors: [{name: 'Help Hub team', page: {permalink: '/blog/authors/help-hub-team'}}],
      tags: [focus],
      unlisted: false,
      frontMatter,
      ...metadata,
    },
  } as unknown as BlogPost;
}

export const tag = (changes: object = {}): BlogTag => ({...focus, unlisted: false, ...changes}) as BlogTag;

/** A page as Docusaurus builds it, around what a post holds. */
export const page = (content: string) =>
  `<!DOCTYPE html><html><body><main><article><h1>Title</h1><div id="__blog-post-container" class="markdown">${content}</div></article></main></body></html>`;
