/**
 * The one rule for the day of a page. The line under its title, the site map for search engines, structured data, feeds
 * and Markdown twins all take it from here. `last_reviewed` says when somebody last read a page through: it dates
 * nothing.
 */
import {specifications} from '../../site/apis';

/** Moments in milliseconds since 1970. */
export type PageDates = {
  /** When the page appeared; known of posts only. */
  published?: number;
  /** When what it says last changed. */
  modified: number;
};

/** Front matter that dates a page. */
type FrontMatter = {last_update?: {date?: Date | string}};

/** Day, or moment with its zone; anything else is read in the time zone of the machine. */
const iso = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/;

/**
 * @param file named by the error
 * @returns the moment of `last_update.date`, or undefined where the front matter has none
 * @throws Error when the date depends on a time zone
 */
export function ownDate({last_update}: FrontMatter, file: string): number | undefined {
  const date = last_update?.date;
  if (date === undefined) return undefined;
  if (typeof date === 'string' && !iso.test(date))
    throw new Error(
      `${file}: last_update.date is ${JSON.stringify(date)}. Remedy: write a day, 2025-08-04, or a moment with its zone, 2025-08-04T09:00:00Z.`,
    );
  return new Date(date).getTime();
}

/** Generated pages say what the document of their API says, and change with it. */
const sourceOf = (file: string): string =>
  specifications.find(({pages}) => file.startsWith(`${pages}/`))?.file ?? file;

/**
 * @param page its source as Docusaurus names it (`@site/docs/intro.md`), and its front matter
 * @param committed times of last commits by file, of gitDates.ts
 * @returns the moment of `last_update.date`, or of the last commit of the source; null where neither is known
 */
export function modifiedOf(
  {source, frontMatter}: {source: string; frontMatter: FrontMatter},
  committed: ReadonlyMap<string, number>,
): number | null {
  const file = source.replace('@site/', '');
  return ownDate(frontMatter, file) ?? committed.get(sourceOf(file)) ?? null;
}

/** @returns the dates of a post: it appears on its `date`, and changes only when `last_update.date` says so, not before */
export function datesOfPost(post: {
  date: Date | string;
  frontMatter: FrontMatter;
  source: string;
}): PageDates & {
  published: number;
} {
  const published = new Date(post.date).getTime();
  const changed = ownDate(post.frontMatter, post.source.replace('@site/', ''));
  return {published, modified: Math.max(published, changed ?? published)};
}

/** @returns the day in UTC, as every machine-readable file writes it: `2025-08-04` */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** @returns the newest of moments, or undefined without any */
export function newest(moments: readonly (number | undefined)[]): number | undefined {
  const known = moments.filter((moment) => moment !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}
