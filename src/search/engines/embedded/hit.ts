/** Converts a section of the index to a hit in Algolia's format. */
import type {Highlighted, HighlightedHierarchy, Hit} from '../../client/port';
import {levels, type Hierarchy, type Level} from '../../records/record';
import {highlight, type Marks} from '../../language/highlight';
import type {IndexEntry} from './indexFormat';
import type {Section} from './indexStore';

export type HighlightOptions = {marks: Marks; matches: ReadonlySet<string>};

/** @returns the absolute address of a section, by which it is known */
export function addressOf({site, pages}: IndexEntry, page: number, {anchor}: Section): string {
  const address = `${site}${pages[page]?.[0] ?? ''}`;
  return anchor ? `${address}#${anchor}` : address;
}

/** @returns the hit, its titles marked and escaped; its text is asked for apart (`excerpts`) */
export function hitOf(
  section: Section,
  page: number,
  entry: IndexEntry,
  {marks, matches}: HighlightOptions,
): Hit {
  const {depth, title, anchor, above, folded} = section;
  const area = entry.facets[entry.pages[page]?.[1] ?? 0]?.area ?? '';
  const texts = [area, ...above, title];
  const hierarchy = Object.fromEntries(
    levels.map((level, index) => [level, texts[index] ?? null]),
  ) as Hierarchy;
  const titles: HighlightedHierarchy = {};
  for (const level of levels) {
    const text = hierarchy[level];
    if (!text) continue;
    const value = highlight(text, matches, marks);
    titles[level] = {value, matchLevel: value.includes(marks.open) ? 'full' : 'none'} satisfies Highlighted;
  }
  const level = levels[depth] as Level;
  const url = addressOf(entry, page, section);
  return {
    objectID: url,
    url,
    url_without_anchor: url.split('#')[0] ?? url,
    anchor: anchor || null,
    hierarchy,
    content: null,
    type: titles[level]?.matchLevel === 'full' ? level : 'content',
    _highlightResult: {hierarchy: titles},
    _snippetResult: {hierarchy: titles},
    ...(folded > 0 && {folded}),
  };
}
