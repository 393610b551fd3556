/** The front matter of the three kinds of generated page. */
import {stringify} from 'yaml';
import {summaryOf} from './mdx';
import {introductionOf, operationKey} from '../model/operations';
import {opening} from './descriptionMarkdown';
import type {ApiDocument, ReferenceOperation, ReferenceTag} from '../model/openApiTypes';

type FrontMatter = Record<string, unknown>;

/** A description of a page for lists of results: the first sentences, without marks. */
const described = (text: string | undefined) => summaryOf(opening(text).first.replaceAll('"', ''));

/** Front matter as YAML, without its fences; any title is safe in it. */
export function frontMatter(matter: FrontMatter): string {
  const set = Object.entries(matter).filter(([, value]) => value !== undefined && value !== '');
  return stringify({...Object.fromEntries(set), custom_edit_url: null}, {lineWidth: 0}).trim();
}

export function infoMatter({specification: {info}}: ApiDocument, slug: string): FrontMatter {
  return {
    id: introductionOf(info).id,
    slug,
    title: info.title,
    sidebar_label: 'Introduction',
    description: described(info.description ?? info.summary),
  };
}

/** Two APIs may name a group or an operation alike: the title for tabs and lists of results says of which it is. */
const titleFor = (title: string, {specification}: ApiDocument) => `${title} – ${specification.info.title}`;

export function tagMatter({id, title, description}: ReferenceTag, document: ApiDocument): FrontMatter {
  const api = document.specification.info.title;
  const operations = `Operations of ${/\bAPI$/.test(api) ? 'the ' : ''}${api}.`;
  return {
    id,
    title,
    title_meta: titleFor(title, document),
    description: [described(description), operations].filter(Boolean).join(' '),
  };
}

export function operationMatter(operation: ReferenceOperation, document: ApiDocument): FrontMatter {
  const {id, title, description, operationId} = operation;
  const key = operationKey(operation);
  return {
    id,
    title,
    title_meta: titleFor(title, document),
    sidebar_label: title,
    description: described(description),
    hide_table_of_contents: true,
    keywords: [...(operationId ? [operationId] : []), key],
    operation: key,
  };
}
