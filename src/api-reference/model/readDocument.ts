/** Reads an OpenAPI document into what the pages are made from: references resolved, a page for every operation. */
import {$RefParser} from '@apidevtools/json-schema-ref-parser';
import {bundled, documentOf, type Entry} from './reading';
import type {ApiDocument, Specification} from './openApiTypes';
import {operationsOf, tagsOf} from './operations';
import {introductionOf, PageNames} from './pageNames';
import {annotateSchemas} from './annotateSchemas';

/** The names of the change log, the catalogue of errors and the schemas, in every API. */
const others = ['changes', 'errors', 'schemas'];

/** In a value of the author's own, what looks like a reference is none; a field, or a response, may have such a name. */
const isInValue = (pointer: string): boolean =>
  /(?<!\/(?:properties|schemas|responses|parameters|headers))\/(?:example|default|enum|const|value)(?:\/|$)/.test(
    pointer,
  );

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

const specifications = new WeakMap<object, Promise<Specification>>();

/**
 * @param file an OpenAPI 3 document, YAML or JSON; it may refer to other files
 * @param whole the document as one object, when it has been read already
 * @returns it with its references resolved, which is done once for the same object
 * @throws Error when it is not OpenAPI 3, or a reference leads nowhere
 */
export async function readSpecification(file: string, whole?: object): Promise<Specification> {
  const source = whole ?? (await bundled(file));
  const made = specifications.get(source) ?? resolved(source);
  specifications.set(source, made);
  return made;
}

/**
 * @param file an OpenAPI 3 document
 * @param whole the document as one object, when it has been read already
 * @returns its operations, webhooks and tags, each with the name of its page
 */
export async function readDocument(file: string, whole?: object): Promise<ApiDocument> {
  const specification = await readSpecification(file, whole);
  const names = new PageNames([introductionOf(specification.info).id, ...others]);
  const operations = operationsOf(specification, names);
  return {file, specification, operations, tags: tagsOf(specification, operations, names)};
}

/**
 * @param entry of the list of documents
 * @returns what its pages, consoles and files are made from
 * @throws Error with its problems when it is not valid
 */
export const apiDocumentOf = async (entry: Entry): Promise<ApiDocument> =>
  readDocument(entry.file, await documentOf(entry));
