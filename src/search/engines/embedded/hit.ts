import type {HighlightedHierarchy, Hit} from '../../client/port';
import {highlight, type Marks} from '../../language/highlight';
import {levels, type Hierarchy, type Level} from '../../records/record';
import type {IndexFile, Section} from './indexFile';

/** Converts a section of the index to a hit in Algolia's format, its titles marked and escaped, without its text. */
export function hitOf(
  {page, facet, depth, title, anchor, above}: Section,
  {site, pages, facets}: IndexFile,
  {marks, matches}: {marks: Marks; matches: ReadonlySet<string>},
): Hit {
  const texts = [facets[facet]?.area ?? '', ...above, title];
  const hierarchy = Object.fromEntries(levels.map((level, at) => [level, texts[at] ?? null])) as Hierarchy;
  const titles: HighlightedHierarchy = {};
  for (const level of levels) {
    const value = highlight(hierarchy[level] ?? '', matches, marks);
    if (value) titles[level] = {value, matchLevel: value.includes(marks.open) ? 'full' : 'none'};
  }
  const level = levels[depth] as Level;
  const pageUrl = `${site}${pages[page]?.[0] ?? ''}`;
  const url = anchor ? `${pageUrl}#${anchor}` : pageUrl;
  return {
    ...{objectID: url, url, url_without_anchor: pageUrl, anchor: anchor || null, hierarchy, content: null},
    type: titles[level]?.matchLevel === 'full' ? level : 'content',
    _highlightResult: {hierarchy: titles},
    _snippetResult: {hierarchy: titles},
  };
}
