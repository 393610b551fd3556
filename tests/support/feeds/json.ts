/** JSON Feed 1.1. */
import {contentProblems, isAddress, isLanguage, isRfc3339, unique, unless} from './rules';

type JsonAuthor = {name?: string; url?: string; avatar?: string};
type JsonItem = Record<string, unknown> & {
  id?: unknown;
  content_html?: string;
  authors?: JsonAuthor[];
  tags?: unknown;
};
export type JsonFeed = Record<string, unknown> & {items?: JsonItem[]; authors?: JsonAuthor[]};

const jsonKeys = {
  feed: 'version title home_page_url feed_url description user_comment next_url icon favicon authors language expired hubs items',
  item: 'id url external_url title content_html content_text summary image banner_image date_published date_modified authors tags language attachments',
};
export const text = (value: unknown) => (typeof value === 'string' ? value : '');

function unknownKeys(value: object, kind: keyof typeof jsonKeys): string[] {
  const known = jsonKeys[kind].split(' ');
  return Object.keys(value).flatMap((key) =>
    unless(key.startsWith('_') || known.includes(key), `${kind} has the unknown key ${key}`),
  );
}

const jsonAuthors = (authors: JsonAuthor[] | undefined) =>
  unless(
    Array.isArray(authors) && authors.every(({name, url, avatar}) => name ?? url ?? avatar),
    'authors is not a list of names',
  );

export function jsonProblems(feed: JsonFeed, self: string): string[] {
  const items = feed.items ?? [];
  return [
    ...unknownKeys(feed, 'feed'),
    ...unless(feed.version === 'https://jsonfeed.org/version/1.1', 'version is not 1.1'),
    ...unless(text(feed.title) !== '', 'no title'),
    ...unless(isAddress(text(feed.home_page_url)), 'home_page_url is not absolute'),
    ...unless(feed.feed_url === self, `feed_url is not ${self}`),
    ...unless(isLanguage(text(feed.language)), `language: ${text(feed.language)}`),
    ...jsonAuthors(feed.authors),
    ...items.flatMap((item) => [
      ...unknownKeys(item, 'item'),
      ...unless(text(item.id) !== '', 'the id of an item is no text'),
      ...unless(isAddress(text(item.url)), 'the url of an item is not absolute'),
      ...[item.date_published, item.date_modified].flatMap((date) =>
        unless(isRfc3339(text(date)), `date of an item: ${text(date)}`),
      ),
      ...unless(
        Array.isArray(item.tags) && item.tags.every((tag) => text(tag)),
        'tags is not a list of words',
      ),
      ...jsonAuthors(item.authors),
      ...contentProblems(text(item.content_html)),
    ]),
    ...unique(items.map(({id}) => text(id))),
    ...unless(items.length > 0, 'no items'),
  ];
}
