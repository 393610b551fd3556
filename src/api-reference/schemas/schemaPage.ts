/** The pages of an API's named schemas. */
import {markdownTable} from '../../content/contract.node';
import {displaySchema, schemaOf} from '../model/displaySchema';
import {sampleOf, wireText} from '../model/examples';
import type {ApiDocument} from '../model/openApiTypes';
import {typeName} from '../model/schemaFacts';
import {isObject} from '../model/walk';
import {withImports} from '../pages/componentsImport';
import {inline, linkTo, opening} from '../pages/descriptionMarkdown';
import {frontMatter} from '../pages/frontMatter';
import {operationKey} from '../model/operations';
import {blocks, element, fence, slug} from '../pages/mdx';
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
  return page ? linkTo(operation.title, `.${addressOf(page, anchor)}`) : inline(operation.title);
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
  return lines.length ? blocks('## Used by', lines.join('\n')) : 'No operation and no schema uses it.';
}

/** An example of an object or a list; of other values the facts give one. */
function exampleOf({schema}: NamedSchema): string {
  const {example, examples} = displaySchema(schema);
  if (typeof schema === 'boolean' || example !== undefined || examples?.length) return '';
  const value = sampleOf(schema);
  return isObject(value) && Object.keys(value).length ? fence(wireText(value), 'json') : '';
}

/** Words of a tree are found on the pages of operations: here a search finds names and meanings. */
const unsearched = (text: string) => text && `<div data-search-ignore>\n\n${text}\n\n</div>`;

function kindOf({schema}: NamedSchema): 'object' | 'list' | 'value' {
  const type = typeName(displaySchema(schema));
  if (type.startsWith('array')) return 'list';
  return type === 'object' || type === 'any' ? 'object' : 'value';
}

function schemaText(named: NamedSchema, links: Links): string {
  const {name, schema} = named;
  const other = schemaOf(schema)['x-name'];
  if (other !== undefined && other !== name) return `The same as ${schemaLink(other, links)}.`;
  const position = {page: new PageAnchors([], links.addresses, true), id: slug(name), label: name};
  const described = tree(schema, position);
  const [first = '', ...rest] = described.startsWith('<') ? ['', described] : described.split(/\n\n(?=<)/);
  const example = exampleOf(named);
  return element(
    'ApiItemLayout',
    {},
    blocks(
      element('ApiIntro', {}, first),
      example && element('ApiCode', {}, blocks('## Example', example)),
      element('ApiText', {}, unsearched(blocks(rest.join('\n\n'), usedBy(named, links)))),
    ),
  );
}

function page(matter: Record<string, unknown>, text: string): string {
  return `---\n${frontMatter(matter)}\n---\n\n${withImports(text)}\n`;
}

/** All of them, each with the id that its part of this page had before it had a page. */
function list(schemas: readonly NamedSchema[], links: Links): string {
  const ids = new PageAnchors();
  const rows = schemas.map(({name, schema}) => [
    `<a id="${ids.id(name)}"></a>${schemaLink(name, links)}`,
    inline(opening(displaySchema(schema).description).first),
  ]);
  return rows.length ? markdownTable(['Name', 'What it is'], rows) : 'The document names no schema.';
}

/**
 * @param document of an API
 * @param base address of its pages
 * @param pages of its operations
 * @returns MDX with front matter by the name of its file, without extension: the list of the schemas, and a page of each
 */
export function schemaPages(
  document: ApiDocument,
  base: string,
  pages: OperationLinks,
): Record<string, string> {
  const {title} = document.specification.info;
  const the = `${/\bAPI$/.test(title) ? 'the ' : ''}${title}`;
  const schemas = namedSchemas(document);
  const links = {addresses: schemaAddresses(document, base), pages};
  const intro = `Look up an object or value of ${inline(the)} by its name in the specification.`;
  const listMatter = {
    id: schemasPage,
    title: `Schemas of ${the}`,
    sidebar_label: 'Schemas',
    description: `Each named schema of ${the} with its fields, their limits, an example and what uses it.`,
  };
  const own = schemas.map((named) => {
    const titled = `The ${named.name} ${kindOf(named)}`;
    const matter = {
      id: named.id,
      title: titled,
      title_meta: `${titled} – ${title}`,
      sidebar_label: named.name,
      description: `The fields of ${named.name} in ${the}, their limits, an example and what uses it.`,
      hide_table_of_contents: true,
    };
    return [`${schemasPage}/${named.id}`, page(matter, schemaText(named, links))] as const;
  });
  return {[schemasPage]: page(listMatter, blocks(intro, list(schemas, links))), ...Object.fromEntries(own)};
}
