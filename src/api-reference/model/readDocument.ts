/** Reads an OpenAPI document into what the pages are made from: references resolved, a page for every operation. */
import {$RefParser} from '@apidevtools/json-schema-ref-parser';
import type {Fault} from './faults';
import {isSeveral, kindOf, partOf, type Kind, type Part} from './grammar';
import {segmentsOf} from './jsonPointer';
import {isValue} from './mend';
import {bundled, documentOf, faultsOf, type Entry} from './reading';
import type {ApiDocument, ReferenceOperation, Specification} from './openApiTypes';
import {operationsOf, tagsOf} from './operations';
import {introductionOf, PageNames} from './pageNames';
import {annotateSchemas} from './annotateSchemas';

/** The names of the change log, the catalogue of errors and the schemas, in every API. */
const others = ['changes', 'errors', 'schemas'];

/** Whether a pointer leads into a value of the author's own: what looks like a reference there is none. */
function isInValue(pointer: string): boolean {
  if (!/\/(example|examples|default|enum|const|value|parameters|requestBody)(\/|$)/.test(pointer))
    return false;
  let kind: Kind = 'document';
  let part: Part = 'document';
  for (const name of segmentsOf(pointer)) {
    if (isSeveral(part)) part = kindOf(part);
    else if (isValue(kind, name)) return true;
    else {
      const next = partOf(kind, name);
      if (!next) return false;
      part = next;
    }
    kind = kindOf(part);
  }
  return false;
}

async function resolved(file: string, whole: object): Promise<Specification> {
  const specification = structuredClone(whole) as Specification;
  if (!/^3\./.test(specification.openapi ?? ''))
    throw new Error(`${file}#/openapi is not 3.0, 3.1 or 3.2. Remedy: convert it to OpenAPI 3.`);
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
  const made = specifications.get(source) ?? resolved(file, source);
  specifications.set(source, made);
  return made;
}

/** The mistakes in an operation, and in what its path says for it. */
function faultsIn({kind, path, method}: ReferenceOperation, faults: readonly Fault[]): Fault[] {
  const lists = kind === 'webhook' ? ['webhooks', 'x-webhooks'] : ['paths'];
  return faults.filter(
    ({path: [list = '', route, part = '']}) =>
      lists.includes(list) &&
      route === path &&
      [method, 'parameters', 'servers', ''].includes(part.toLowerCase()),
  );
}

/**
 * @param file an OpenAPI 3 document
 * @param whole the document as one object, when it has been read already
 * @param faults of the document, which pages tell of
 * @returns its operations, webhooks and tags, each with the name of its page
 */
export async function readDocument(
  file: string,
  whole?: object,
  faults: readonly Fault[] = [],
): Promise<ApiDocument> {
  const specification = await readSpecification(file, whole);
  const names = new PageNames([introductionOf(specification.info).id, ...others]);
  const operations = operationsOf(specification, names).map((operation) => ({
    ...operation,
    faults: faultsIn(operation, faults),
  }));
  return {file, specification, operations, tags: tagsOf(specification, operations, names)};
}

/**
 * @param entry of the list of documents
 * @returns what its pages, consoles and files are made from
 * @throws Error with its problems when it cannot be read
 */
export async function apiDocumentOf(entry: Entry): Promise<ApiDocument> {
  return readDocument(entry.file, await documentOf(entry), await faultsOf(entry));
}

/**
 * @param entry of the list of documents
 * @returns its document with references resolved
 * @throws Error with its problems when it cannot be read
 */
export const specificationOf = async (entry: Entry): Promise<Specification> =>
  readSpecification(entry.file, await documentOf(entry));
