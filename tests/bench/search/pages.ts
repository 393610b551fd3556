/** What the engines index of a generated page: search records, and HTML for those that read pages. */
import {levels, type Hierarchy, type SearchRecord} from '../../../src/search/records/record';
import type {GeneratedPage} from './site';

const origin = 'https://help.example.com';

export function recordsOf({path, area, sections}: GeneratedPage): SearchRecord[] {
  const titles: string[] = [area];
  return sections.map(({depth, title, anchor, text}, position) => {
    titles.length = depth;
    titles.push(title);
    const pageUrl = origin + path;
    const url = anchor ? `${pageUrl}#${anchor}` : pageUrl;
    return {
      objectID: url,
      url,
      url_without_anchor: pageUrl,
      anchor,
      type: levels[depth] ?? 'lvl6',
      hierarchy: Object.fromEntries(
        levels.map((level, index) => [level, titles[index] ?? null]),
      ) as Hierarchy,
      content: text,
      language: 'en',
      version: ['current'],
      docusaurus_tag: 'docs-default-current',
      keywords: null,
      asks: null,
      kind: 'prose' as const,
      weight: {pageRank: 100, level: 100 - 10 * depth, position},
    };
  });
}

export function htmlOf({sections}: GeneratedPage): string {
  const body = sections.map(({depth, title, anchor, text}) => {
    const id = anchor ? ` id="${anchor}"` : '';
    return `<h${depth}${id}>${title}</h${depth}>\n<p>${text}</p>`;
  });
  const title = sections[0]?.title ?? '';
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>\n${body.join('\n')}\n</main></body></html>`;
}
