import {pageOf, rfc3339, updatedOf, type Feed, type FeedItem} from './model';
import {cdata, element, pageLink, textElement, xmlDocument} from './xml';

/** RFC 822 with a year of four digits. */
const rfc822 = (date: Date): string => date.toUTCString();

/** Minutes for which a reader may keep the feed; posts come monthly. */
const timeToLive = 24 * 60;

/** `author` would need an e-mail address; Dublin Core's creator takes a name. */
function item({url, title, summary, html, published, updated, authors, tags}: FeedItem): string {
  return element(
    'item',
    {},
    textElement('title', title),
    textElement('link', url),
    textElement('description', summary),
    element('guid', {isPermaLink: 'true'}, url),
    textElement('pubDate', rfc822(published)),
    ...(updated > published ? [textElement('atom:updated', rfc3339(updated))] : []),
    ...authors.map(({name}) => textElement('dc:creator', name)),
    ...tags.map((tag) => textElement('category', tag)),
    element('content:encoded', {}, cdata(html)),
    pageLink(title, url),
  );
}

/**
 * RSS 2.0 by the specification and the best practices of the RSS Advisory Board.
 *
 * @param self address of this file
 */
export function rss(feed: Feed, self: string): string {
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  const channel = element(
    'channel',
    {},
    textElement('title', feed.title),
    textElement('link', pageOf(feed)),
    textElement('description', feed.description),
    pageLink('Read the posts on the site', pageOf(feed)),
    element('atom:link', {href: self, rel: 'self', type: 'application/rss+xml'}),
    textElement('language', feed.language),
    textElement('copyright', feed.copyright),
    textElement('pubDate', rfc822(feed.items[0].published)),
    textElement('lastBuildDate', rfc822(updatedOf(feed))),
    textElement('docs', 'https://www.rssboard.org/rss-specification'),
    textElement('generator', 'Docusaurus'),
    textElement('ttl', String(timeToLive)),
    ...feed.items.map(item),
  );
  return xmlDocument(element('rss', {version: '2.0', ...namespaces}, channel), feed.siteUrl);
}
