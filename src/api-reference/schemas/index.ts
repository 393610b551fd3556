/** The named schemas of an API, what uses each of them, and the page that each one has. */
import type {ApiDocument, ReferenceOperation, SchemaOrBoolean} from '../model/openApiTypes';
import {visitObjects} from '../model/walk';
import {PageAnchors} from '../pages/pageAnchors';
import {slug} from '../pages/mdx';

/** An operation that uses a schema, and the id of the body on its page. */
export type Use = {operation: ReferenceOperation; anchor?: string};

export type NamedSchema = {
  name: string;
  schema: SchemaOrBoolean;
  /** Last part of the address of its page; no two of an API differ in capitals alone. */
  id: string;
  requests: Use[];
  responses: Use[];
  /** Names of the schemas that contain it. */
  schemas: string[];
};

/** Name of the page that lists them, and folder of theirs. */
export const schemasPage = 'schemas';

/**
 * @param start a part of a document, or a named schema itself
 * @returns the names of the schemas at which what is written out in it ends
 */
function namesIn(start: unknown): Set<string> {
  const found = new Set<string>();
  visitObjects(start, (value) => {
    const name = value['x-name'];
    if (typeof name !== 'string' || value === start) return false;
    found.add(name);
    return true;
  });
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
  const parts = all.map(([name, schema]) => [name, namesIn(schema)] as const);
  return all.map(([name, schema]) => ({
    name,
    schema,
    id: ids.id(name.toLowerCase()),
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
  return new Map(namedSchemas(document).map(({name, id}) => [name, `${base}/${schemasPage}/${id}`]));
}
