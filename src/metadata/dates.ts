/** The day of a page, as Docusaurus knows it: of its front matter (`last_update`), or of the last commit of its source. */

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
