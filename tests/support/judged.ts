/**
 * Judged searches over the site's own content (`judged.json`): written from the pages, not from an engine's answers.
 * A row is what is typed, the pages that answer it, and the id of the section or row that it asks for, if any.
 */
import data from './judged.json';

/** How a search was typed, or what it asks for. */
export type QueryClass = keyof typeof data;

/**
 * One search and the pages that answer it. A colleague who knows the site would be content with any of `pages`
 * as the first answer. A search with an `anchor` has a single page.
 */
export type Judged = {query: string; class: QueryClass; pages: readonly string[]; anchor?: string};

type Row = [query: string, pages: string[], anchor?: string];

export const judged: readonly Judged[] = Object.entries(data).flatMap(([queryClass, rows]) =>
  (rows as Row[]).map(([query, pages, anchor]) => ({
    query,
    class: queryClass as QueryClass,
    pages,
    ...(anchor !== undefined && {anchor}),
  })),
);
