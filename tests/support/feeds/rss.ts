/** The RSS Advisory Board: specification 2.0.11 and the RSS Best Practices Profile. */
import type {CheerioAPI} from 'cheerio';
import {
  atMostOne,
  contentProblems,
  isAddress,
  isLanguage,
  isRfc822,
  named,
  one,
  strangers,
  textOf,
  unique,
  unless,
  type Nodes,
} from './rules';

function rssItem(item: Nodes, namespaces: Record<string, string>): string[] {
  const guid = named(item, 'guid');
  const author = textOf(item, 'author');
  const order = item
    .children()
    .map((_, {tagName}) => tagName)
    .get();
  return [
    ...one(item, 'title', 'link', 'description', 'guid', 'pubDate', 'content:encoded'),
    ...atMostOne(item, 'author', 'comments', 'source', 'enclosure'),
    ...strangers(item, 'title link description author category comments enclosure guid pubDate source'),
    ...unless(isAddress(textOf(item, 'link')), 'the link of an item is not absolute'),
    ...unless(
      guid.attr('isPermaLink') === 'false' || isAddress(guid.text()),
      'a guid that is a permalink is no address',
    ),
    ...unless(guid.text() === guid.text().trim() && guid.text() !== '', 'a guid is empty or has spaces'),
    ...unless(isRfc822(textOf(item, 'pubDate')), `pubDate of an item: ${textOf(item, 'pubDate')}`),
    ...unless(!author || author.includes('@'), 'author is not an e-mail address; dc:creator takes a name'),
    ...unless(
      !named(item, 'dc:creator').length || namespaces['xmlns:dc'] === 'http://purl.org/dc/elements/1.1/',
      'dc is another namespace',
    ),
    ...unless(
      order.indexOf('content:encoded') > order.indexOf('description'),
      'content:encoded comes before description',
    ),
    ...unless(!/<\/?[a-z]|&#?\w+;/i.test(textOf(item, 'title')), 'a title holds markup'),
    ...contentProblems(named(item, 'content:encoded').text()),
  ];
}

export function rssProblems($: CheerioAPI, self: string): string[] {
  const root = $.root().children('rss');
  const channel = root.children('channel');
  const namespaces = root.attr() ?? {};
  const own = named(channel, 'atom:link').filter((_, {attribs}) => attribs.rel === 'self');
  const items = named(channel, 'item').toArray();
  const dates = ['pubDate', 'lastBuildDate'].map((name) => textOf(channel, name));
  const known =
    'title link description language copyright managingEditor webMaster pubDate lastBuildDate category generator docs cloud ttl image rating textInput skipHours skipDays item';
  return [
    ...unless(
      root.attr('version') === '2.0' && channel.length === 1,
      'not <rss version="2.0"> with a channel',
    ),
    ...one(channel, 'title', 'link', 'description', 'language', 'copyright'),
    ...atMostOne(channel, 'pubDate', 'lastBuildDate', 'generator', 'docs', 'ttl', 'image'),
    ...strangers(channel, known),
    ...['title', 'description'].flatMap((name) => unless(textOf(channel, name) !== '', `${name} is empty`)),
    ...unless(isAddress(textOf(channel, 'link')), 'the link of the channel is not absolute'),
    ...unless(isLanguage(textOf(channel, 'language')), `language: ${textOf(channel, 'language')}`),
    ...dates.flatMap((date) => unless(isRfc822(date), `date of the channel: ${date}`)),
    ...unless(/^[1-9]\d*$/.test(textOf(channel, 'ttl') || '1'), 'ttl is no number of minutes'),
    ...unless(namespaces['xmlns:atom'] === 'http://www.w3.org/2005/Atom', 'atom is another namespace'),
    ...unless(
      namespaces['xmlns:content'] === 'http://purl.org/rss/1.0/modules/content/',
      'content is another namespace',
    ),
    ...unless(
      own.length === 1 && own.attr('href') === self && own.attr('type') === 'application/rss+xml',
      `no atom:link rel="self" to ${self}`,
    ),
    ...items.flatMap((item) => rssItem($(item), namespaces)),
    ...unique(items.map((item) => textOf($(item), 'guid'))),
    ...unless(items.length > 0, 'no items'),
  ];
}
