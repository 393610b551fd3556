/**
 * A validator of feeds: the rules of the RSS Advisory Board, of RFC 4287 and of JSON Feed 1.1, and what makes content
 * show in any reader. Each problem is a readable line.
 */
import {load} from 'cheerio';
import type {Element} from 'domhandler';
import {SaxesParser} from 'saxes';
import {atomProblems} from './feeds/atom';
import {jsonProblems, text, type JsonFeed} from './feeds/json';
import {rssProblems} from './feeds/rss';
import {named, textOf} from './feeds/rules';

export type Format = 'rss' | 'atom' | 'json';
export type Entry = {
  id: string;
  url: string;
  title: string;
  published: string;
  updated: string;
  html: string;
};

/** A strict parser's complaint, the only thing that most readers would show. */
function malformed(xml: string): string[] {
  const problems: string[] = [];
  const parser = new SaxesParser({xmlns: true});
  parser.on('error', ({message}) => problems.push(`not XML: ${message}`));
  parser.write(xml).close();
  return problems.slice(0, 1);
}

/** @param self the public address of the feed */
export function feedProblems(format: Format, source: string, self: string): string[] {
  if (format === 'json') return jsonProblems(JSON.parse(source) as JsonFeed, self);
  const $ = load(source, {xml: true});
  return [...malformed(source), ...(format === 'rss' ? rssProblems($, self) : atomProblems($, self))];
}

/** What a reader would list, in the order of the feed; dates as ISO 8601. */
export function entriesOf(format: Format, source: string): Entry[] {
  if (format === 'json')
    return ((JSON.parse(source) as JsonFeed).items ?? []).map((item) => ({
      id: text(item.id),
      url: text(item.url),
      title: text(item.title),
      published: new Date(text(item.date_published)).toISOString(),
      updated: new Date(text(item.date_modified)).toISOString(),
      html: text(item.content_html),
    }));
  const $ = load(source, {xml: true});
  const isRss = format === 'rss';
  return $<Element, string>(isRss ? 'channel > item' : 'feed > entry')
    .toArray()
    .map((node) => {
      const entry = $(node);
      const published = textOf(entry, isRss ? 'pubDate' : 'published');
      return {
        id: textOf(entry, isRss ? 'guid' : 'id'),
        url: isRss ? textOf(entry, 'link') : (named(entry, 'link').first().attr('href') ?? ''),
        title: textOf(entry, 'title'),
        published: new Date(published).toISOString(),
        updated: new Date(textOf(entry, isRss ? 'atom:updated' : 'updated') || published).toISOString(),
        html: textOf(entry, isRss ? 'content:encoded' : 'content'),
      };
    });
}
