/** A feed in its three formats. */
import {Feed as Writer} from 'feed';
import {max} from 'lodash';
import {feedFormats, feedPath} from './formats';
import type {Feed} from './model';

/** Characters that XML 1.0 does not allow at all, not even escaped. */
// eslint-disable-next-line no-control-regex -- Control characters are what has to be found.
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Minutes for which a reader may keep a feed; posts come monthly. */
const timeToLive = 24 * 60;

/** The style sheet is for people who open the file in a browser. */
const styled = (xml: string, siteUrl: string): string =>
  xml.replace(
    /^<\?xml[^>]*\?>/,
    (start) =>
      `${start}\n<?xml-stylesheet type="text/css" href="${new URL(`${siteUrl}/blog/feed.css`).pathname}"?>`,
  );

/** A link for people who open an RSS file in a browser: elements of RSS lead nowhere there. */
const linkFor = (href: string, text: string) => ({
  name: 'a',
  objects: {_attributes: {xmlns: 'http://www.w3.org/1999/xhtml', href}, _text: text},
});

function writerOf(feed: Feed, publisher: string, isRss = false): Writer {
  const {siteUrl, title, description, language, copyright, icon, items} = feed;
  const page = siteUrl + feed.path;
  const writer = new Writer({
    id: page,
    link: page,
    title,
    description,
    language,
    copyright,
    favicon: icon,
    // Of the newest change of any post: a build without a change in content writes the same bytes.
    updated: max(items.map((item) => item.updated)),
    generator: 'Docusaurus',
    ttl: timeToLive,
    author: {name: publisher, link: siteUrl},
    feedLinks: Object.fromEntries(
      feedFormats.map((format) => [format.id, siteUrl + feedPath(feed.path, format)]),
    ),
  });
  if (isRss) writer.addExtension(linkFor(page, 'Read the posts on the site'));
  for (const {url, published, updated, summary, html, authors, tags, ...item} of items) {
    // RSS wants an email address in `author`, so names stand in `dc:creator`.
    const names = authors.map(({name}) => name).join(', ');
    const creators = names ? [{name: 'dc:creator', objects: {_text: names}}] : [];
    writer.addItem({
      title: item.title,
      id: url,
      link: url,
      published,
      date: updated,
      description: summary,
      content: html.replace(forbidden, ''),
      ...(isRss
        ? {extensions: [...creators, linkFor(url, item.title)]}
        : authors.length > 0 && {author: authors.map(({name, url: link}) => ({name, link}))}),
      category: tags.map((name) => ({name, term: name})),
    });
  }
  return writer;
}

/**
 * @param publisher author of what names no author of its own
 * @returns the feed in each format, by site path
 */
export function feedFiles(feed: Feed, publisher: string): [pathname: string, text: string][] {
  const writer = writerOf(feed, publisher);
  const texts = {
    rss: styled(writerOf(feed, publisher, true).rss2(), feed.siteUrl),
    atom: styled(writer.atom1(), feed.siteUrl),
    json: writer.json1(),
  };
  return feedFormats.map((format) => [feedPath(feed.path, format), `${texts[format.id].trim()}\n`]);
}
