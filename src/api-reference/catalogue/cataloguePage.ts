/** The page with the errors, scopes and rate limits of an API. */
import {STATUS_CODES} from 'node:http';
import sortBy from 'lodash/sortBy.js';
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

/** What the document says under a label, a line each. */
const cell = ({facts}: Entry, label: string): string =>
  [...(facts.get(label) ?? [])].map(flat).join('<br />');

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

/** Texts of a document that have a column where any row has one. */
const told = [labels.meaning, labels.says, labels.allows, labels.remedy];

/** A row for each entry: the columns of its kind, what the document says, and the operations. */
function table(
  title: string,
  entries: readonly Entry[],
  columns: Record<string, (entry: Entry) => string>,
  pages: Pages,
): string {
  if (!entries.length) return '';
  const used = told.filter((label) => entries.some(({facts}) => facts.has(label)));
  const rows = entries.map((entry) => [
    ...Object.values(columns).map((write) => write(entry)),
    ...used.map((label) => cell(entry, label)),
    operationsOf(entry, pages),
  ]);
  const written = markdownTable([...Object.keys(columns), ...used, 'Operations'], rows);
  return blocks(`## ${title}`, `<div className="wide">\n\n${written}\n\n</div>`);
}

/** By it texts of others and the search lead to a row. */
const anchor = (kind: string, name: string) => `<a id="${slug(kind, name)}"></a>`;

const named =
  (kind: string) =>
  ({name}: Entry): string =>
    `${anchor(kind, name)}\`${name.replaceAll('`', '')}\``;

const statusesOf = ({facts}: Entry) => [...(facts.get(labels.status) ?? [])];

const statuses = (entry: Entry, mark: (status: string) => string = () => ''): string =>
  statusesOf(entry)
    .map((status) => `${mark(status)}${status === 'default' ? 'any other' : `\`${status}\``}`)
    .join('<br />');

function statusName({name}: Entry): string {
  const text = name === 'default' ? 'any other' : (STATUS_CODES[name] ?? name);
  return `${anchor('status', name)}${text}`;
}

/** The codes by their statuses, and the statuses for which the document names no code. */
function errors({codes, statuses: all}: ReturnType<typeof catalogueOf>, pages: Pages): string {
  const coded = new Set(codes.flatMap(statusesOf));
  const bare = all
    .filter(({name}) => !coded.has(name))
    .map((entry) => ({...entry, facts: new Map([...entry.facts, [labels.status, new Set([entry.name])]])}));
  const entries = sortBy([...bare, ...codes], (entry) => statusesOf(entry)[0]);
  const isFirst = (entry: Entry, status: string) =>
    entries.find((each) => statusesOf(each).includes(status)) === entry;
  const columns = {
    // The search finds a row by its first cell.
    Error: (entry: Entry) => (codes.includes(entry) ? named('code')(entry) : statusName(entry)),
    [labels.status]: (entry: Entry) =>
      statuses(entry, (status) =>
        codes.includes(entry) && isFirst(entry, status) ? anchor('status', status) : '',
      ),
  };
  return table('Errors', entries, columns, pages);
}

/**
 * @param document of an API
 * @param links the pages of its operations
 * @returns the page as MDX, front matter included
 */
export function cataloguePage(document: ApiDocument, links: OperationLinks): string {
  const {title} = document.specification.info;
  const catalogue = catalogueOf(document);
  const pages = {operations: document.operations.filter(({kind}) => kind === 'operation').length, links};
  const written = [
    errors(catalogue, pages),
    table('Scopes', catalogue.scopes, {Scope: named('scope')}, pages),
    table(
      'Rate limits',
      catalogue.limits,
      {Header: named('header'), [labels.status]: (entry) => statuses(entry)},
      pages,
    ),
  ];
  const the = /\bAPI$/.test(title) ? 'the ' : '';
  return `---
id: ${errorsPage}
title: ${JSON.stringify(`Errors and limits of ${the}${title}`)}
sidebar_label: Errors and limits
description: ${JSON.stringify(`Each error code and status of ${the}${title} with its meaning, what to do and the operations that give it; scopes and rate limits.`)}
keywords: [error codes, errors, status, scopes, rate limits]
hide_table_of_contents: true
custom_edit_url: null
---

${blocks(
  `Look up an error of ${the}${inline(title)}, the scopes that each operation needs, and the rate limits.`,
  ...written,
  written.every((part) => part === '') && 'The document names no error, scope or rate limit.',
)}
`;
}
