/** Reads an OpenAPI document into what the pages are made from: references resolved, a page for every operation. */
import {$RefParser} from '@apidevtools/json-schema-ref-parser';
import {bundled} from './reading';
import type {ApiDocument, Specification} from './openApiTypes';
import {operationsOf, tagsOf} from './operations';
import {introductionOf, PageNames} from './pageNames';
import {annotateSchemas} from './annotateSchemas';

/** The change log has this name in every API. */
const changes = 'changes';

/**
 * @param file an OpenAPI 3 or Swagger 2.0 document, YAML or JSON; it may refer to other files
 * @param whole the document as one object, when it has been read already
 * @throws Error when it is not OpenAPI 3, or a reference leads nowhere
 */
export async function readSpecification(file: string, whole?: object): Promise<Specification> {
  const specification = structuredClone(whole ?? (await bundled(file))) as Specification;
  if (!/^3\./.test(specification.openapi ?? ''))
    throw new Error(
      `${file}#/openapi is not 3.0, 3.1 or 3.2, nor is the document Swagger 2.0. Remedy: convert it to OpenAPI 3.`,
    );
  annotateSchemas(specification.components?.schemas);
  await $RefParser.dereference(specification, {
    mutateInputSchema: true,
    dereference: {circular: true},
    resolve: {external: false},
  });
  return specification;
}

/**
 * @param file an OpenAPI 3 document
 * @param whole the document as one object, when it has been read already
 * @returns its operations, webhooks and tags, each with the name of its page
 */
export async function readDocument(file: string, whole?: object): Promise<ApiDocument> {
  const specification = await readSpecification(file, whole);
  const names = new PageNames([introductionOf(specification.info).id, changes]);
  const operations = operationsOf(specification, names);
  return {file, specification, operations, tags: tagsOf(specification, operations, names)};
}
