import type {ApiDocument} from '../model/openApiTypes';
import {topicsOf} from '../model/topics';
import {opening, prose} from './descriptionMarkdown';
import {frontMatter} from './frontMatter';
import {summaryOf} from './mdx';

/** @returns the pages as MDX with front matter, by the names of their files */
export function topicPages(document: ApiDocument): Record<string, string> {
  const api = document.specification.info.title;
  const pages = topicsOf(document).topics.map(({id, title, text}) => {
    const matter = {
      id,
      title,
      title_meta: `${title} – ${api}`,
      description: summaryOf(opening(text.trim()).first),
    };
    return [id, `---\n${frontMatter(matter)}\n---\n\n${prose(text, 2)}\n`];
  });
  return Object.fromEntries(pages) as Record<string, string>;
}
