import {pageOf, rfc3339, type Feed, type FeedItem} from './model';

function item({url, title, summary, html, published, updated, authors, tags}: FeedItem): object {
  return {
    id: url,
    url,
    title,
    summary,
    content_html: html,
    date_published: rfc3339(published),
    date_modified: rfc3339(updated),
    authors,
    tags,
  };
}

/**
 * JSON Feed 1.1.
 *
 * @param self address of this file
 * @param publisher author of what names no author of its own
 */
export function json(feed: Feed, self: string, publisher: string): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: pageOf(feed),
    feed_url: self,
    description: feed.description,
    language: feed.language,
    favicon: feed.icon,
    authors: [{name: publisher, url: feed.siteUrl}],
    items: feed.items.map(item),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
