/** Reads an OpenAPI document into what the pages are made from: references resolved, a page for every operation. */
import {$RefParser} from '@apidevtools/json-schema-ref-parser';
import {bundled, documentOf, type Entry} from './reading';
import type {ApiDocument, Schema, SchemaOrBoolean, Specification} from './openApiTypes';
import {introductionOf, operationsOf, pageNames, tagsOf} from './operations';
import {topicNames} from './topics';
import {everyAddress} from '../request/address';

/** Pages that no operation may take the name of, and what servers take for a folder. */
const others = ['changes', 'errors', 'schemas', ...topicNames, 'index'];

/** In a value of the author's own, what looks like a reference is none; a field, or a response, may have such a name. */
const isInValue = (pointer: string): boolean =>
  /(?<!\/(?:properties|schemas|responses|parameters|headers))\/(?:example|default|enum|const|value)(?:\/|$)/.test(
    pointer,
  );

/** A schema in which references still stand. */
type Unresolved = Schema & {$ref?: string};

const referenceTo = (name: string) => `#/components/schemas/${name}`;

/** The names of the schemas that a discriminator chooses from: those of its mapping, and those that build on it. */
function subtypesOf(name: string, {discriminator}: Schema, all: Map<string, Unresolved>): string[] {
  const mapped = Object.values(discriminator?.mapping ?? {}).map((target) => target.split('/').at(-1) ?? '');
  const builders = [...all].filter(([, {allOf}]) =>
    allOf?.some((part) => (part as Unresolved).$ref === referenceTo(name)),
  );
  const names = new Set([...mapped, ...builders.map(([builder]) => builder)]);
  return [...names].filter((subtype) => subtype !== name && all.has(subtype));
}

/** Writes `x-name` and `x-subtypes` into schemas: names are lost once references are resolved. */
function annotateSchemas(schemas: Record<string, SchemaOrBoolean> = {}): void {
  const all = new Map(
    Object.entries(schemas).filter((entry): entry is [string, Unresolved] => typeof entry[1] === 'object'),
  );
  for (const [name, schema] of all) {
    if (schema.$ref !== undefined) continue;
    schema['x-name'] = name;
    if (!schema.discriminator || schema.oneOf || schema.anyOf) continue;
    const subtypes = subtypesOf(name, schema, all).map((subtype): Unresolved => ({
      $ref: referenceTo(subtype),
    }));
    if (subtypes.length) schema['x-subtypes'] = subtypes;
  }
}

async function resolved(whole: object): Promise<Specification> {
  const specification = structuredClone(whole) as Specification;
  annotateSchemas(specification.components?.schemas);
  await $RefParser.dereference(specification, {
    mutateInputSchema: true,
    dereference: {circular: true, excludedPathMatcher: isInValue},
    resolve: {external: false},
  });
  return specification;
}

async function read(file: string, whole: object): Promise<ApiDocument> {
  const specification = await resolved(whole);
  const names = pageNames([introductionOf(specification.info).id, ...others]);
  const operations = operationsOf(specification, names);
  return {file, specification, operations, tags: tagsOf(specification, operations, names)};
}

const documents = new WeakMap<object, Promise<ApiDocument>>();

/**
 * @param file an OpenAPI 3 document, YAML or JSON; it may refer to other files
 * @param whole the document as one object, when it has been read already
 * @returns it with its references resolved: its operations, webhooks and tags, each with the name of its page; made once
 *   for the same object
 * @throws Error when it is not OpenAPI 3, or a reference leads nowhere
 */
export async function readDocument(file: string, whole?: object): Promise<ApiDocument> {
  const source = whole ?? (await bundled(file));
  const made = documents.get(source) ?? read(file, source);
  documents.set(source, made);
  return made;
}

/**
 * @param entry of the list of documents
 * @returns what its pages, consoles and files are made from
 * @throws Error with its problems when it is not valid
 */
export const apiDocumentOf = async (entry: Entry): Promise<ApiDocument> =>
  readDocument(entry.file, await documentOf(entry));

/** What a reader's browser calls for an API. */
type Called = {
  /** Addresses of the document, its paths and its operations; a value that a reader may type is a `*`. */
  servers: string[];
  /** Addresses that give tokens for client credentials. */
  tokens: string[];
};

/**
 * @param entry of the list of APIs
 * @returns what is called for it
 * @throws Error when its document cannot be read
 */
export async function calledBy(entry: Entry): Promise<Called> {
  const {specification, operations} = await apiDocumentOf(entry);
  const schemes = Object.values(specification.components?.securitySchemes ?? {});
  return {
    servers: [specification, ...operations].flatMap(({servers = []}) => servers.flatMap(everyAddress)),
    tokens: schemes.flatMap(({flows}) => flows?.clientCredentials?.tokenUrl ?? []),
  };
}
