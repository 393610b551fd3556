/** Converts a section of the index to a hit in Algolia's format. */
import type {Highlighted, HighlightedHierarchy, Hit} from '../../client/port';
import {levels, type Hierarchy, type Level} from '../../records/record';
import {excerpt, highlight, type Marks} from '../../language/highlight';
import type {IndexEntry} from './indexFormat';
import type {LocatedSection} from './indexStore';

/** Titles above a section. */
function hierarchyOf({run, section, index}: LocatedSection, area: string): Hierarchy {
  const titles: (string | null)[] = [area, ...run.above];
  for (const [depth, title] of run.sections.slice(0, index + 1)) {
    titles.length = Math.min(titles.length, depth);
    while (titles.length < depth) titles.push(null);
    titles.push(title);
  }
  titles.length = section[0] + 1;
  return Object.fromEntries(levels.map((level, depth) => [level, titles[depth] ?? null])) as Hierarchy;
}

export type HighlightOptions = {marks: Marks; words: number; matches: ReadonlySet<string>};

/** @returns the hit, its titles and the text around its first match marked and escaped */
export function hitOf(
  located: LocatedSection,
  entry: IndexEntry,
  {marks, words, matches}: HighlightOptions,
): Hit {
  const {run, section} = located;
  const [depth, , anchor, text, position] = section;
  const hierarchy = hierarchyOf(located, entry.facets[run.facet]?.area ?? '');
  const level = levels[depth] as Level;
  const marked = (value: string): Highlighted => {
    const html = highlight(value, matches, marks);
    return {value: html, matchLevel: html.includes(marks.open) ? 'full' : 'none'};
  };
  const titles: HighlightedHierarchy = {};
  for (const name of levels) {
    const title = hierarchy[name];
    if (title) titles[name] = marked(title);
  }
  const content = text ? marked(excerpt(text, matches, words)) : undefined;
  const page = `${entry.site}${run.path}`;
  const url = anchor ? `${page}#${anchor}` : page;
  const isText = titles[level]?.matchLevel !== 'full' && content?.matchLevel === 'full';
  return {
    objectID: anchor || depth === 1 ? url : `${url}#${position}`,
    url,
    url_without_anchor: page,
    anchor: anchor || null,
    hierarchy,
    content: text || null,
    type: isText ? 'content' : level,
    _highlightResult: {hierarchy: titles, ...(content && {content})},
    _snippetResult: {hierarchy: titles, ...(content && {content})},
  };
}
