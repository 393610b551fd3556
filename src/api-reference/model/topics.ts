/** What a client has to know about all operations, which the description of an API says in a section: a page of its own. */
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import type {ApiDocument} from './openApiTypes';

/** Titles of the sections, in the order of their pages. */
const titles = ['Pagination', 'Idempotency', 'Versions', 'Webhooks'];

/** Names of their pages. */
export const topicNames = titles.map((title) => title.toLowerCase());

export type Topics = {
  /** What stands before the first section. */
  opening: string;
  /** The other sections. */
  rest: string;
  topics: {id: string; title: string; text: string}[];
};

/** @returns the sections of an API's description that have pages of their own, and what is left of it */
export function topicsOf({specification: {info}}: ApiDocument): Topics {
  const text = info.description ?? info.summary ?? '';
  const headings = fromMarkdown(text).children.filter((node) => node.type === 'heading' && node.depth <= 2);
  const found: Topics = {opening: text.slice(0, headings[0]?.position?.start.offset), rest: '', topics: []};
  for (const [index, heading] of headings.entries()) {
    const title = toString(heading);
    const end = headings[index + 1]?.position?.start.offset;
    if (titles.includes(title))
      found.topics.push({
        id: title.toLowerCase(),
        title,
        text: text.slice(heading.position?.end.offset, end),
      });
    else found.rest += text.slice(heading.position?.start.offset, end);
  }
  return found;
}
