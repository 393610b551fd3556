/** The day of a page, as Docusaurus knows it: of its front matter (`last_update`), or of the last commit of its source. */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import {withoutBase} from '../site/base';
import {contentOf} from './content';

/** Moments in milliseconds since 1970. */
export type PageDates = {
  /** When the page appeared; known of posts only. */
  published?: number;
  /** When what it says last changed. */
  modified: number;
};

/** By site path. A page whose date nobody knows is not in it. */
export type Dates = ReadonlyMap<string, PageDates>;

type Post = {date: Date | string; frontMatter: {last_update?: {date?: Date | string}}};

/** @returns the dates of a post: it appears on its `date`, and changes only when `last_update.date` says so, not before */
export function datesOfPost({date, frontMatter: {last_update}}: Post): PageDates & {published: number} {
  const published = new Date(date).getTime();
  const changed = new Date(last_update?.date ?? date).getTime();
  return {published, modified: Math.max(published, changed)};
}

/** @returns the day in UTC, as every machine-readable file writes it: `2025-08-04` */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/**
 * @param allContent what Docusaurus gives `allContentLoaded`
 * @returns the dates of documents and posts
 */
export function pageDates({baseUrl}: Pick<LoadContext, 'baseUrl'>, allContent: AllContent): Dates {
  const documents = contentOf<Docs>(allContent, 'docs')?.loadedVersions.flatMap(({docs}) => docs) ?? [];
  const posts = contentOf<BlogContent>(allContent, 'blog')?.blogPosts ?? [];
  const dates: [string, PageDates][] = [
    ...documents.flatMap(({permalink, lastUpdatedAt}): [string, PageDates][] =>
      lastUpdatedAt ? [[permalink, {modified: lastUpdatedAt}]] : [],
    ),
    ...posts.map(({metadata}): [string, PageDates] => [metadata.permalink, datesOfPost(metadata)]),
  ];
  return new Map(dates.map(([address, one]) => [withoutBase(address, baseUrl), one]));
}
