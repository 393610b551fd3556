/** The page with the errors, scopes and rate limits of an API. */
import {STATUS_CODES} from 'node:http';
import {inline, linkTo, opening, prose} from '../pages/descriptionMarkdown';
import type {ApiDocument} from '../model/openApiTypes';
import {operationKey} from '../model/operations';
import {blocks, slug} from '../pages/mdx';
import {addressOf, type OperationLinks} from '../pages/operationLinks';
import {catalogueOf, labels, type Entry, type Place} from '.';

/** Name of the page, and last part of its address. */
export const errorsPage = 'errors';

type Pages = {
  /** Number of the operations of the API. */
  operations: number;
  links: OperationLinks;
};

/** More operations are folded. */
const most = 12;

/** A text of the document in one line. */
function flat(text: string): string {
  const {first, rest} = opening(text);
  return rest ? inline(first) : prose(text).replace(/\s*\n\s*/g, ' ');
}

/** Values that are code. */
const isCode = (label: string) => label === labels.status;

const fact = (label: string, texts: ReadonlySet<string>): string => {
  const written = [...texts].map((text) => (isCode(label) ? `\`${text}\`` : flat(text)));
  return isCode(label) || written.length === 1
    ? `- ${label}: ${written.join(', ')}`
    : [`- ${label}:`, ...written.map((text) => `  - ${text}`)].join('\n');
};

function link({operation, status}: Place, {links}: Pages): string {
  const page = links.get(operationKey(operation));
  if (!page) return inline(operation.title);
  return linkTo(operation.title, addressOf(page, status && slug('response', status)));
}

/** The operations of an entry: linked, or their number where they are all. */
function operationsOf({places}: Entry, pages: Pages): string[] {
  // The first response of each: an operation may give one code with two statuses.
  const all = places.filter(
    ({operation}, index) => places.findIndex((place) => place.operation === operation) === index,
  );
  if (all.length === pages.operations && all.length > 1) return [`- Operations: all ${all.length}`];
  const links = all.map((place) => link(place, pages)).join(', ');
  if (all.length <= most) return [`- ${all.length === 1 ? 'Operation' : 'Operations'}: ${links}`];
  return [`\n<details>\n<summary>${all.length} operations</summary>\n\n${links}\n\n</details>`];
}

function entry(entry: Entry, heading: string, pages: Pages): string {
  const lines = [...entry.facts].map(([label, texts]) => fact(label, texts));
  return blocks(heading, [...lines, ...operationsOf(entry, pages)].join('\n'));
}

function section(title: string, entries: Entry[], pages: Pages, heading: (name: string) => string): string {
  return entries.length
    ? blocks(`## ${title}`, ...entries.map((each) => entry(each, heading(each.name), pages)))
    : '';
}

const codeHeading = (kind: string) => (name: string) =>
  `### \`${name.replaceAll('`', '')}\` {#${slug(kind, name)}}`;

function statusHeading(status: string): string {
  const name = STATUS_CODES[status];
  const text = status === 'default' ? 'Any other status' : name ? `${status} ${name}` : status;
  return `### ${text} {#${slug('status', status)}}`;
}

/**
 * @param document of an API
 * @param links the pages of its operations
 * @returns the page as MDX, front matter included
 */
export function cataloguePage(document: ApiDocument, links: OperationLinks): string {
  const {title} = document.specification.info;
  const {codes, statuses, scopes, limits} = catalogueOf(document);
  const pages = {operations: document.operations.filter(({kind}) => kind === 'operation').length, links};
  const written = [
    section('Error codes', codes, pages, codeHeading('code')),
    section('Statuses', statuses, pages, statusHeading),
    section('Scopes', scopes, pages, codeHeading('scope')),
    section('Rate limits', limits, pages, codeHeading('header')),
  ];
  const the = /\bAPI$/.test(title) ? 'the ' : '';
  return `---
id: ${errorsPage}
title: ${JSON.stringify(`Errors and limits of ${the}${title}`)}
sidebar_label: Errors and limits
description: ${JSON.stringify(`Each error code and status of ${the}${title} with its meaning, what to do and the operations that give it; scopes and rate limits.`)}
keywords: [error codes, errors, status, scopes, rate limits]
custom_edit_url: null
---

${blocks(
  `What the operations of ${the}${inline(title)} answer when something is wrong, what they ask for, and how much a client may send: all from its document.`,
  ...written,
  written.every((part) => part === '') && 'The document names no error, scope or rate limit.',
)}
`;
}
