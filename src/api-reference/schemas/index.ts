/** The named schemas of an API, what uses each of them, and the address that each one has. */
import type {ApiDocument, ReferenceOperation, SchemaOrBoolean} from '../model/openApiTypes';
import {holdsNames, holdsValue, isObject} from '../model/walk';
import {PageAnchors} from '../pages/pageAnchors';
import {slug} from '../pages/mdx';

/** An operation that uses a schema, and the id of the body on its page. */
export type Use = {operation: ReferenceOperation; anchor?: string};

export type NamedSchema = {
  name: string;
  schema: SchemaOrBoolean;
  /** Id of its section, unique in the API. */
  id: string;
  requests: Use[];
  responses: Use[];
  /** Names of the schemas that contain it. */
  schemas: string[];
};

/** Name of the page, and last part of its address. */
export const schemasPage = 'schemas';

/**
 * @param start a part of a document
 * @param isNamed whether it is a named schema itself, at which the walk does not end
 * @returns the named schemas at which what is written out in it ends
 */
function namesIn(start: unknown, isNamed = false): Set<string> {
  const found = new Set<string>();
  const seen = new Set<object>();
  const visit = (value: unknown, isMap: boolean, isRoot = false): void => {
    if (!isObject(value) || seen.has(value)) return;
    const hasNames = isMap || Array.isArray(value);
    const name = hasNames || isRoot ? undefined : value['x-name'];
    if (typeof name === 'string') {
      found.add(name);
      return;
    }
    seen.add(value);
    for (const [key, item] of Object.entries(value))
      if (hasNames || !holdsValue(key)) visit(item, !hasNames && holdsNames(key));
  };
  visit(start, false, isNamed);
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
    note(requests, namesIn(requestBody), {operation, anchor: 'body'});
    note(requests, namesIn(parameters), {operation});
    note(requests, namesIn(callbacks), {operation});
    for (const [status, response] of Object.entries(operation.responses ?? {}))
      note(responses, namesIn(response), {operation, anchor: slug('response', status)});
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
  const parts = all.map(([name, schema]) => [name, namesIn(schema, true)] as const);
  return all.map(([name, schema]) => ({
    name,
    schema,
    id: ids.id(name),
    requests: requests.get(name) ?? [],
    responses: responses.get(name) ?? [],
    schemas: parts.flatMap(([whole, names]) => (whole !== name && names.has(name) ? whole : [])),
  }));
}

/**
 * @param document with references resolved
 * @param base address of the API's pages
 * @returns the address of each named schema
 */
export function schemaAddresses(document: ApiDocument, base: string): Map<string, string> {
  return new Map(namedSchemas(document).map(({name, id}) => [name, `${base}/${schemasPage}#${id}`]));
}
