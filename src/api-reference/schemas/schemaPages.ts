/** The page of an API's named schemas; those of a long document are on several pages behind a list. */
import {displaySchema} from '../model/displaySchema';
import {sampleOf, wireText} from '../model/examples';
import {isObject} from '../model/walk';
import {withImports} from '../pages/componentsImport';
import {inline, linkTo, opening} from '../pages/descriptionMarkdown';
import {operationKey} from '../pages/frontMatter';
import {blocks, fence, summaryOf} from '../pages/mdx';
import {addressOf, type OperationLink} from '../pages/operationLinks';
import {PageAnchors} from '../pages/pageAnchors';
import {tree} from '../pages/schemaFields';
import {ownNameOf, pagesOf, partName, schemasPage, type NamedSchema, type Use} from '.';

export type SchemasOfApi = {
  title: string;
  schemas: readonly NamedSchema[];
  /** The address of each schema by its name. */
  addresses: ReadonlyMap<string, string>;
  /** The page of each operation by its key. */
  pages: ReadonlyMap<string, OperationLink>;
};

/** More of them are folded. */
const most = 12;

function listed(label: string, links: readonly string[]): string {
  if (!links.length) return '';
  const all = links.join(', ');
  if (links.length <= most) return `- ${label}: ${all}`;
  return `\n<details>\n<summary>${label}: ${links.length}</summary>\n\n${all}\n\n</details>\n`;
}

/** @param up the way from the page to the folder of the API */
function operationLink({operation, anchor}: Use, {pages}: SchemasOfApi, up: string): string {
  const page = pages.get(operationKey(operation));
  if (!page) return inline(operation.title);
  return linkTo(operation.title, `${up}${addressOf(page, anchor)}`.replace('../.', '..'));
}

const schemaLink = (name: string, {addresses}: SchemasOfApi): string => {
  const address = addresses.get(name);
  return address === undefined ? inline(name) : linkTo(name, address);
};

function usedBy({requests, responses, schemas}: NamedSchema, api: SchemasOfApi, up: string): string {
  const lines = [
    listed(
      'Requests',
      requests.map((use) => operationLink(use, api, up)),
    ),
    listed(
      'Responses',
      responses.map((use) => operationLink(use, api, up)),
    ),
    listed(
      'Schemas',
      schemas.map((name) => schemaLink(name, api)),
    ),
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

function section(named: NamedSchema, page: PageAnchors, api: SchemasOfApi, up: string): string {
  const {name, schema, id} = named;
  const other = ownNameOf(schema);
  const heading = `## \`${name.replaceAll('`', '')}\` {#${id}}`;
  if (other !== undefined && other !== name) return blocks(heading, `The same as ${schemaLink(other, api)}.`);
  const described = tree(schema, {page, id, label: name});
  const [first = '', ...rest] = described.startsWith('<') ? ['', described] : described.split(/\n\n(?=<)/);
  return blocks(
    heading,
    first,
    unsearched(blocks(rest.join('\n\n'), exampleOf(named), usedBy(named, api, up))),
  );
}

function matter(id: string, title: string, label: string, description: string, hidden: boolean): string {
  const lines = [
    `id: ${id}`,
    `title: ${JSON.stringify(title)}`,
    `sidebar_label: ${label}`,
    `description: ${JSON.stringify(description)}`,
    'toc_max_heading_level: 2',
    hidden && 'displayed_sidebar: docs\npagination_next: null\npagination_prev: null',
    'custom_edit_url: null',
  ];
  return `---\n${lines.filter(Boolean).join('\n')}\n---`;
}

/** @param intro a text before them */
function sections(shown: readonly NamedSchema[], api: SchemasOfApi, up: string, intro = ''): string {
  const page = new PageAnchors([], api.addresses, true);
  // The ids of all of them, in their order, before those of fields.
  for (const {name} of api.schemas) page.id(name);
  return withImports(blocks(intro, ...shown.map((schema) => section(schema, page, api, up))));
}

/** Each has its id here as well: `schemas#Pet` arrives, whichever page holds it. */
function list(api: SchemasOfApi): string {
  const lines = api.schemas.map(({name, schema, id}) => {
    const {first} = opening(displaySchema(schema).description);
    const meaning = first && summaryOf(first);
    return `- <a id="${id}"></a>${schemaLink(name, api)}${meaning ? `: ${inline(meaning)}` : ''}`;
  });
  return unsearched(lines.join('\n'));
}

/** @returns the pages as MDX, front matter included, by the paths of their files in the folder of the API */
export function schemaPages(api: SchemasOfApi): Record<string, string> {
  const the = `${/\bAPI$/.test(api.title) ? 'the ' : ''}${api.title}`;
  const title = `Schemas of ${the}`;
  const meaning = `Each named schema of ${the} with its fields, their limits, an example and what uses it.`;
  const parts = pagesOf(api.schemas);
  const first = (content: string) =>
    `${blocks(matter(schemasPage, title, 'Schemas', meaning, false), content)}\n`;
  const intro = `The objects and values that ${inline(the)} takes and gives, by the names that its document has for them.`;
  if (!api.schemas.length) return {[`${schemasPage}.mdx`]: first('The document names no schema.')};
  if (parts.length === 1) return {[`${schemasPage}.mdx`]: first(sections(api.schemas, api, '', intro))};
  const written = parts.map((shown, index): [string, string] => {
    const range = `${shown[0]?.name} to ${shown.at(-1)?.name}`;
    const head = matter(partName(index), `${title}: ${range}`, 'Schemas', `${meaning} ${range}.`, true);
    return [`${schemasPage}/${partName(index)}.mdx`, `${blocks(head, sections(shown, api, '../'))}\n`];
  });
  return {[`${schemasPage}.mdx`]: first(blocks(intro, list(api))), ...Object.fromEntries(written)};
}
