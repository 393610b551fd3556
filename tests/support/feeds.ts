/** Reads feeds as a reader program does, and says what would keep it from showing them. */
import {load} from 'cheerio';
import type {Element} from 'domhandler';
import {SaxesParser} from 'saxes';

type Format = 'rss' | 'atom' | 'json';
export type Entry = {
  id: string;
  url: string;
  title: string;
  published: string;
  updated: string;
  html: string;
};

type Item = {
  id: string;
  url: string;
  title: string;
  date_published: string;
  date_modified: string;
  content_html: string;
};
type JsonFeed = {version?: string; feed_url?: string; home_page_url?: string; title?: string; items: Item[]};

/** A strict parser's complaint, the only thing that most readers would show. */
function malformed(xml: string): string[] {
  const problems: string[] = [];
  const parser = new SaxesParser({xmlns: true});
  parser.on('error', ({message}) => problems.push(`not XML: ${message}`));
  parser.write(xml).close();
  return problems.slice(0, 1);
}

/** @returns what a reader program would not show of the HTML of an entry */
export function contentProblems(html: string): string[] {
  const $ = load(html, undefined, false);
  const addresses = $('[href], [src]')
    .toArray()
    .map(({attribs}) => attribs.href ?? attribs.src ?? '');
  return [
    ...(html.trim() ? [] : ['content is empty']),
    ...$('script, style, button, svg')
      .toArray()
      .map(({tagName}) => `<${tagName}>`),
    ...$('[class], [style], [id]')
      .toArray()
      .map(({tagName}) => `<${tagName}> has a class, a style or an id`),
    ...addresses
      .filter((address) => !/^(https:\/\/|mailto:)/.test(address))
      .map((address) => `the address ${address}`),
    ...($('img:not([alt])').length ? ['an image has no words'] : []),
  ];
}

/** @param self the public address of the feed */
export function feedProblems(format: Format, source: string, self: string): string[] {
  const wanted: [what: string, found: string | undefined, expected: string][] = [];
  if (format === 'json') {
    const feed = JSON.parse(source) as JsonFeed;
    wanted.push(
      ['version', feed.version, 'https://jsonfeed.org/version/1'],
      ['feed_url', feed.feed_url, self],
    );
    if (!feed.title || !feed.home_page_url?.startsWith('https://')) return ['no title or home page'];
  } else {
    const broken = malformed(source);
    if (broken.length) return broken;
    const $ = load(source, {xml: true});
    const [root, link] = format === 'rss' ? ['rss > channel', 'atom\\:link'] : ['feed', 'link'];
    wanted.push(['link to itself', $(`${root} > ${link}[rel="self"]`).attr('href'), self]);
    if (format === 'rss') wanted.push(['version', $('rss').attr('version'), '2.0']);
    else wanted.push(['namespace', $('feed').attr('xmlns'), 'http://www.w3.org/2005/Atom']);
    if (!$(`${root} > title`).text()) return ['no title'];
  }
  const entries = entriesOf(format, source);
  return [
    ...wanted.filter(([, found, expected]) => found !== expected).map(([what, found]) => `${what}: ${found}`),
    ...(new Set(entries.map(({id}) => id)).size === entries.length ? [] : ['two entries have one id']),
    ...entries
      .filter(({title, url}) => !title || !/^https?:/.test(url))
      .map(({id}) => `${id} has no title or address`),
    ...entries.flatMap(({id, html}) => contentProblems(html).map((problem) => `${id}: ${problem}`)),
  ];
}

/** What a reader would list, in the order of the feed; dates as ISO 8601. */
export function entriesOf(format: Format, source: string): Entry[] {
  const iso = (date: string) => new Date(date).toISOString();
  if (format === 'json')
    return (JSON.parse(source) as JsonFeed).items.map((item) => ({
      id: item.id,
      url: item.url,
      title: item.title,
      published: iso(item.date_published),
      updated: iso(item.date_modified),
      html: item.content_html,
    }));
  const $ = load(source, {xml: true});
  const isRss = format === 'rss';
  return $<Element, string>(isRss ? 'channel > item' : 'feed > entry')
    .toArray()
    .map((node) => {
      const text = (name: string) => $(node).children(name.replace(':', '\\:')).first().text();
      const published = text(isRss ? 'pubDate' : 'published');
      return {
        id: text(isRss ? 'guid' : 'id'),
        url: isRss ? text('link') : ($(node).children('link').first().attr('href') ?? ''),
        title: text('title'),
        published: iso(published),
        updated: iso(text(isRss ? 'atom:updated' : 'updated') || published),
        html: text(isRss ? 'content:encoded' : 'content'),
      };
    });
}
