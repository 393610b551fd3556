/** What is searched: one record a page, a heading and an entry with an address of its own, the same for both engines and for the push to Algolia. */

/** `lvl0` is the product or area, `lvl1` the page, deeper levels the headings and the entries under them. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export const levels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Plain text, never markup; absent levels are null (DocSearch record schema, version 3). */
export type Hierarchy = Record<Level, string | null>;

/** @returns the hierarchy with the text of each level; a level without one is null */
export const hierarchyOf = (textAt: (level: Level, depth: number) => string | null | undefined): Hierarchy =>
  Object.fromEntries(levels.map((level, depth) => [level, textAt(level, depth) ?? null])) as Hierarchy;

/** Field names follow the DocSearch crawler, so that hosted records and settings need no mapping. */
export type SearchRecord = {
  /** Unique and stable: the URL, with its anchor. */
  objectID: string;
  /** Absolute: both DocSearch and Docusaurus parse it with `new URL()`. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Level;
  hierarchy: Hierarchy;
  /** What the menu calls a page, where that is not its title; null for sections. */
  label: string | null;
  /** The text that is in no deeper record, in one line. */
  content: string | null;
  language: string;
  docusaurus_tag: string;
  /** Words that weigh more than the text: a page's description and keywords, the titles of a section's admonitions. */
  keywords: string | null;
  /** Questions that the section answers, in the words of readers, which no page shows; divided by semicolons. */
  asks: string | null;
  /** `pageRank`: guides before reference before news, of 100. `level`, `position`: as DocSearch's crawler sets them. */
  weight: {pageRank: number; level: number; position: number};
};

/** The deepest heading of a record: what a reader sees as its title. */
export function titleOf({hierarchy, type}: Pick<SearchRecord, 'hierarchy' | 'type'>): string {
  return hierarchy[type] ?? '';
}
