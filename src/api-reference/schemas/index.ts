/** The named schemas of an API, what uses each of them, and the address that each one has. */
import type {ApiDocument, ReferenceOperation, SchemaOrBoolean} from '../model/openApiTypes';
import {holdsNames, holdsValue, isObject, type Json} from '../model/walk';
import {PageAnchors} from '../pages/pageAnchors';
import {slug} from '../pages/mdx';

/** An operation that uses a schema, and the id of the body on its page. */
export type Use = {operation: ReferenceOperation; anchor?: string};

export type NamedSchema = {
  name: string;
  schema: SchemaOrBoolean;
  /** Id of its section, unique in the API. */
  id: string;
  /** Number of the fields that its section lists. */
  fields: number;
  requests: Use[];
  responses: Use[];
  /** Names of the schemas that contain it. */
  schemas: string[];
};

/** Name of the page, and last part of its address. */
export const schemasPage = 'schemas';

/** What is written out in a part of a document, and the named schemas at which that ends. */
type Extent = {names: Set<string>; fields: number};

/** @param root whether it is a named schema itself, at which the walk does not end */
function extentOf(start: unknown, root = false): Extent {
  const found: Extent = {names: new Set(), fields: 0};
  const seen = new Set<object>();
  const visit = (value: unknown, isMap: boolean, isRoot = false): void => {
    if (!isObject(value) || seen.has(value)) return;
    const hasNames = isMap || Array.isArray(value);
    if (!hasNames) {
      const name = value['x-name'];
      if (typeof name === 'string' && !isRoot) {
        found.names.add(name);
        return;
      }
      if (isObject(value.properties)) found.fields += Object.keys(value.properties).length;
    }
    seen.add(value);
    for (const [name, item] of Object.entries(value))
      if (hasNames || !holdsValue(name)) visit(item, !hasNames && holdsNames(name));
  };
  visit(start, false, root);
  return found;
}

type Uses = Map<string, Use[]>;

/** A schema that several answers of an operation hold is listed once, with the first of them. */
function note(uses: Uses, names: Iterable<string>, use: Use): void {
  for (const name of names) {
    const known = uses.get(name) ?? [];
    if (!known.some(({operation}) => operation === use.operation)) uses.set(name, [...known, use]);
  }
}

function usesIn(operations: readonly ReferenceOperation[]): {requests: Uses; responses: Uses} {
  const requests: Uses = new Map();
  const responses: Uses = new Map();
  for (const operation of operations) {
    const {requestBody, parameters, callbacks} = operation;
    note(requests, extentOf(requestBody).names, {operation, anchor: 'body'});
    note(requests, extentOf(parameters).names, {operation});
    note(requests, extentOf(callbacks).names, {operation});
    for (const [status, response] of Object.entries(operation.responses ?? {}))
      note(responses, extentOf(response).names, {operation, anchor: slug('response', status)});
  }
  return {requests, responses};
}

/**
 * @param document with references resolved
 * @returns its named schemas, in its order
 */
export function namedSchemas({specification, operations}: ApiDocument): NamedSchema[] {
  const all = Object.entries<SchemaOrBoolean>(specification.components?.schemas ?? {});
  const ids = new PageAnchors();
  const {requests, responses} = usesIn(operations);
  const extents = new Map(all.map(([name, schema]) => [name, extentOf(schema, true)]));
  const containing = new Map<string, string[]>();
  for (const [name, {names}] of extents)
    for (const part of names)
      if (part !== name) containing.set(part, [...(containing.get(part) ?? []), name]);
  return all.map(([name, schema]) => ({
    name,
    schema,
    id: ids.id(name),
    fields: extents.get(name)?.fields ?? 0,
    requests: requests.get(name) ?? [],
    responses: responses.get(name) ?? [],
    schemas: containing.get(name) ?? [],
  }));
}

/** So many lines, fields and headings alike, one page holds. */
const fullPage = 600;

/** A heading with what uses it takes the room of so many fields. */
const heading = 4;

/**
 * @param schemas of one API
 * @returns those of each page, in their order; one list where a single page holds all of them
 */
export function pagesOf(schemas: readonly NamedSchema[]): NamedSchema[][] {
  const pages: NamedSchema[][] = [[]];
  let lines = 0;
  for (const schema of schemas) {
    const own = schema.fields + heading;
    const isNew = lines > 0 && lines + own > fullPage;
    if (isNew) pages.push([]);
    lines = isNew ? own : lines + own;
    pages.at(-1)!.push(schema);
  }
  return pages;
}

/** The name of a page among several; the first one is the list of all. */
export const partName = (index: number) => `part-${index + 1}`;

/**
 * @param document with references resolved
 * @param base address of the API's pages
 * @returns the address of each named schema
 */
export function schemaAddresses(document: ApiDocument, base: string): Map<string, string> {
  const pages = pagesOf(namedSchemas(document));
  const address = (index: number) => `${base}/${schemasPage}${pages.length > 1 ? `/${partName(index)}` : ''}`;
  return new Map(
    pages.flatMap((page, index) => page.map(({name, id}) => [name, `${address(index)}#${id}`] as const)),
  );
}

/** @returns the name under which a schema stands, which is another's where it only refers to that one */
export const ownNameOf = (schema: SchemaOrBoolean): string | undefined =>
  typeof schema === 'object' ? ((schema as Json)['x-name'] as string | undefined) : undefined;
