/** RFC 4287, sections 3 and 4. */
import type {CheerioAPI} from 'cheerio';
import {
  atMostOne,
  contentProblems,
  isAddress,
  isLanguage,
  isRfc3339,
  named,
  one,
  strangers,
  textOf,
  unique,
  unless,
  type Nodes,
} from './rules';

function atomCommon($: CheerioAPI, parent: Nodes): string[] {
  const links = named(parent, 'link').toArray();
  const alternates = links
    .filter(({attribs}) => (attribs.rel ?? 'alternate') === 'alternate')
    .map(({attribs}) => `${attribs.type} ${attribs.hreflang}`);
  return [
    ...one(parent, 'id', 'title', 'updated'),
    ...unless(isAddress(textOf(parent, 'id')), `id is not absolute: ${textOf(parent, 'id')}`),
    ...unless(isRfc3339(textOf(parent, 'updated')), `updated: ${textOf(parent, 'updated')}`),
    ...links.flatMap(({attribs}) => unless(isAddress(attribs.href ?? ''), `link to ${attribs.href}`)),
    ...unless(alternates.length > 0, 'no alternate link'),
    ...unless(new Set(alternates).size === alternates.length, 'two alternate links of one type and language'),
    ...named(parent, 'author')
      .toArray()
      .flatMap((author) => [...one($(author), 'name'), ...atMostOne($(author), 'uri', 'email')]),
    ...named(parent, 'category')
      .toArray()
      .flatMap(({attribs}) => unless(Boolean(attribs.term), 'a category has no term')),
  ];
}

function atomEntry($: CheerioAPI, entry: Nodes): string[] {
  const content = named(entry, 'content');
  const published = textOf(entry, 'published');
  return [
    ...atomCommon($, entry),
    ...one(entry, 'content', 'summary', 'published'),
    ...atMostOne(entry, 'rights', 'source'),
    ...strangers(
      entry,
      'author category content contributor id link published rights source summary title updated',
    ),
    ...unless(isRfc3339(published), `published: ${published}`),
    ...unless(
      Date.parse(textOf(entry, 'updated')) >= Date.parse(published),
      'updated before it was published',
    ),
    ...unless(
      content.attr('type') === 'html' && content.children().length === 0,
      'content is not type="html"',
    ),
    ...contentProblems(content.text()),
  ];
}

export function atomProblems($: CheerioAPI, self: string): string[] {
  const feed = $.root().children('feed');
  const entries = named(feed, 'entry').toArray();
  const own = named(feed, 'link').filter((_, {attribs}) => attribs.rel === 'self');
  const newest = Math.max(...entries.map((entry) => Date.parse(textOf($(entry), 'updated'))));
  return [
    ...unless(feed.attr('xmlns') === 'http://www.w3.org/2005/Atom', 'the root is not an Atom feed'),
    ...unless(isLanguage(feed.attr('xml:lang') ?? ''), `xml:lang: ${feed.attr('xml:lang')}`),
    ...atomCommon($, feed),
    ...atMostOne(feed, 'generator', 'icon', 'logo', 'rights', 'subtitle'),
    ...strangers(
      feed,
      'author category contributor generator icon id link logo rights subtitle title updated entry',
    ),
    ...unless(own.length === 1 && own.attr('href') === self, `no link rel="self" to ${self}`),
    ...unless(
      named(feed, 'author').length > 0 || entries.every((entry) => named($(entry), 'author').length > 0),
      'neither the feed nor every entry has an author',
    ),
    ...unless(Date.parse(textOf(feed, 'updated')) === newest, 'updated is not that of the newest entry'),
    ...entries.flatMap((entry) => atomEntry($, $(entry))),
    ...unique(entries.map((entry) => textOf($(entry), 'id'))),
    ...unless(entries.length > 0, 'no entries'),
  ];
}
