/** A page of the corpus as the file that a generator reads. */
import type {CorpusPage} from './index';

export type Dialect = {
  /** Whether the title stands in the text, for generators that do not make a heading of the front matter. */
  hasHeading: boolean;
};

/** @returns front matter that all generators take, and the text */
export function markdownOf(page: CorpusPage, {hasHeading}: Dialect): string {
  const {title, description, body} = page;
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    'keywords: [neutral, corpus]',
    'tags: [getting-started]',
    'last_reviewed: 2026-11-20',
    '---',
    '',
    ...(hasHeading ? [`# ${title}`, ''] : []),
    body,
    '',
  ].join('\n');
}
