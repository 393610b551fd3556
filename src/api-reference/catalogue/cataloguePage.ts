/** The page with the errors, scopes and rate limits of an API. */
import {STATUS_CODES} from 'node:http';
import {markdownTable} from '../../content/contract.node';
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
const most = 3;

/** A text of the document in one line. */
function flat(text: string): string {
  const {first, rest} = opening(text);
  return rest ? inline(first) : prose(text).replace(/\s*\n\s*/g, ' ');
}

/** Values that are code. */
const isCode = (label: string) => label === labels.status;

/** What the document says under a label, a line each. */
const cell = (label: string, {facts}: Entry): string =>
  [...(facts.get(label) ?? [])].map((text) => (isCode(label) ? `\`${text}\`` : flat(text))).join('<br />');

function link({operation, status}: Place, {links}: Pages): string {
  const page = links.get(operationKey(operation));
  if (!page) return inline(operation.title);
  return linkTo(operation.title, addressOf(page, status && slug('response', status)));
}

/** The operations of an entry: linked, or their number where they are all. */
function operationsOf({places}: Entry, pages: Pages): string {
  // The first response of each: an operation may give one code with two statuses.
  const all = places.filter(
    ({operation}, index) => places.findIndex((place) => place.operation === operation) === index,
  );
  if (all.length === pages.operations && all.length > 1) return `all ${all.length}`;
  const links = all.map((place) => link(place, pages)).join(', ');
  return all.length > most ? `<details><summary>${all.length} operations</summary>${links}</details>` : links;
}

type Section = {
  title: string;
  /** First column, before those of the labels that any of the entries has. */
  column: string;
  entries: Entry[];
  nameOf: (entry: Entry) => string;
};

const shown = [labels.status, labels.meaning, labels.says, labels.allows, labels.remedy];

/** A row has an anchor, by which texts of others and the search lead to it. */
function section({title, column, entries, nameOf}: Section, pages: Pages): string {
  if (!entries.length) return '';
  const used = shown.filter((label) => entries.some(({facts}) => facts.has(label)));
  const rows = entries.map((entry) => [
    nameOf(entry),
    ...used.map((label) => cell(label, entry)),
    operationsOf(entry, pages),
  ]);
  return blocks(`## ${title}`, markdownTable([column, ...used, 'Operations'], rows));
}

const codeName =
  (kind: string) =>
  ({name}: Entry) =>
    `<a id="${slug(kind, name)}"></a>\`${name.replaceAll('`', '')}\``;

function statusName({name: status}: Entry): string {
  const name = STATUS_CODES[status];
  const text = status === 'default' ? 'Any other status' : name ? `${status} ${name}` : status;
  return `<a id="${slug('status', status)}"></a>${text}`;
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
    {title: 'Error codes', column: 'Code', entries: codes, nameOf: codeName('code')},
    {title: 'Statuses', column: 'Status', entries: statuses, nameOf: statusName},
    {title: 'Scopes', column: 'Scope', entries: scopes, nameOf: codeName('scope')},
    {title: 'Rate limits', column: 'Header', entries: limits, nameOf: codeName('header')},
  ].map((each) => section(each, pages));
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
