/** The page of an API's named schemas. */
import {displaySchema, schemaOf} from '../model/displaySchema';
import {sampleOf, wireText} from '../model/examples';
import type {ApiDocument} from '../model/openApiTypes';
import {isObject} from '../model/walk';
import {withImports} from '../pages/componentsImport';
import {inline, linkTo} from '../pages/descriptionMarkdown';
import {operationKey} from '../model/operations';
import {blocks, fence} from '../pages/mdx';
import {addressOf, type OperationLinks} from '../pages/operationLinks';
import {PageAnchors} from '../pages/pageAnchors';
import {tree} from '../pages/schemaFields';
import {namedSchemas, schemaAddresses, schemasPage, type NamedSchema, type Use} from '.';

type Links = {
  /** The address of each schema by its name. */
  addresses: ReadonlyMap<string, string>;
  /** The pages of operations. */
  pages: OperationLinks;
};

/** More of them are folded. */
const most = 12;

function listed(label: string, links: readonly string[]): string {
  if (!links.length) return '';
  const all = links.join(', ');
  if (links.length <= most) return `- ${label}: ${all}`;
  return `\n<details>\n<summary>${label}: ${links.length}</summary>\n\n${all}\n\n</details>\n`;
}

function operationLink({operation, anchor}: Use, {pages}: Links): string {
  const page = pages.get(operationKey(operation));
  return page ? linkTo(operation.title, addressOf(page, anchor)) : inline(operation.title);
}

const schemaLink = (name: string, {addresses}: Links): string => {
  const address = addresses.get(name);
  return address === undefined ? inline(name) : linkTo(name, address);
};

function usedBy({requests, responses, schemas}: NamedSchema, links: Links): string {
  const linked = (uses: readonly Use[]) => uses.map((use) => operationLink(use, links));
  const named = schemas.map((name) => schemaLink(name, links));
  const lines = [
    listed('Requests', linked(requests)),
    listed('Responses', linked(responses)),
    listed('Schemas', named),
  ].filter(Boolean);
  return lines.length ? blocks('**Used by**', lines.join('\n')) : 'No operation and no schema uses it.';
}

/** An example of an object or a list; of other values the facts give one. */
function exampleOf({schema}: NamedSchema): string {
  const {example, examples} = displaySchema(schema);
  if (typeof schema === 'boolean' || example !== undefined || examples?.length) return '';
  const value = sampleOf(schema);
  return isObject(value) && Object.keys(value).length
    ? blocks('**Example**', fence(wireText(value), 'json'))
    : '';
}

/** Words of a tree are found on the pages of operations: here a search finds names and meanings. */
const unsearched = (text: string) => text && `<div data-search-ignore>\n\n${text}\n\n</div>`;

function section(named: NamedSchema, page: PageAnchors, links: Links): string {
  const {name, schema, id} = named;
  const other = schemaOf(schema)['x-name'];
  const heading = `## \`${name.replaceAll('`', '')}\` {#${id}}`;
  if (other !== undefined && other !== name)
    return blocks(heading, `The same as ${schemaLink(other, links)}.`);
  const described = tree(schema, {page, id, label: name});
  const [first = '', ...rest] = described.startsWith('<') ? ['', described] : described.split(/\n\n(?=<)/);
  return blocks(
    heading,
    first,
    unsearched(blocks(rest.join('\n\n'), exampleOf(named), usedBy(named, links))),
  );
}

/**
 * @param document of an API
 * @param base address of its pages
 * @param pages of its operations
 * @returns the page as MDX, front matter included
 */
export function schemaPage(document: ApiDocument, base: string, pages: OperationLinks): string {
  const {title} = document.specification.info;
  const the = `${/\bAPI$/.test(title) ? 'the ' : ''}${title}`;
  const schemas = namedSchemas(document);
  const links = {addresses: schemaAddresses(document, base), pages};
  const anchors = new PageAnchors([], links.addresses, true);
  // The ids of all of them, in their order, before those of fields.
  for (const {name} of schemas) anchors.id(name);
  const sections = schemas.map((schema) => section(schema, anchors, links));
  const intro = `The objects and values that ${inline(the)} takes and gives, by the names that its document has for them.`;
  const text = sections.length ? withImports(blocks(intro, ...sections)) : 'The document names no schema.';
  return `---
id: ${schemasPage}
title: ${JSON.stringify(`Schemas of ${the}`)}
sidebar_label: Schemas
description: ${JSON.stringify(`Each named schema of ${the} with its fields, their limits, an example and what uses it.`)}
toc_max_heading_level: 2
custom_edit_url: null
---

${text}
`;
}
