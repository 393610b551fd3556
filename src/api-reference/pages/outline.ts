/**
 * What docusaurus-plugin-openapi-docs gets to read: the pages to make, and nothing else.
 *
 * Problem: from a whole document it drops operations without id and summary, path parameters that share a name with
 * another place and pages whose names collide; it crashes on documents without paths; it repeats every schema in full
 * wherever it is referred to. Cause: names that it makes itself, and a resolution of references of its own.
 * Here every page has a name already, and the text of the pages comes from our own reading of the document.
 */
import {introduction} from '../model/readDocument';
import type {ApiDocument} from '../model/openApiTypes';

type OutlineOperation = {
  operationId: string;
  summary: string;
  tags: string[];
  deprecated?: boolean;
  responses: Record<string, {description: string}>;
};

/** An OpenAPI document in which names of pages stand for paths, operations and tags. */
export type Outline = {
  openapi: '3.0.3';
  info: {title: string; version: string};
  tags: {name: string; 'x-displayName': string}[];
  paths: Record<string, Record<string, OutlineOperation>>;
};

/** Methods that the generator's own parsers know. */
const known = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** The method of a row of the sidebar, which has a word and a hue for each. */
const methodOf = ({kind, method}: ApiDocument['operations'][number]) => {
  if (kind === 'webhook') return 'event';
  return known.has(method) ? method : 'other';
};

export function outlineOf({operations, tags}: ApiDocument): Outline {
  const tagIds = new Map(tags.map(({name, id}) => [name, id]));
  return {
    openapi: '3.0.3',
    info: {title: introduction, version: '1'},
    tags: tags.map(({id, title}) => ({name: id, 'x-displayName': title})),
    paths: Object.fromEntries(
      operations.map((operation) => [
        `/${operation.id}`,
        {
          [methodOf(operation)]: {
            operationId: operation.id,
            summary: operation.title,
            tags: [...new Set(operation.tags)].map((name) => tagIds.get(name) ?? name),
            deprecated: operation.deprecated,
            responses: {default: {description: operation.title}},
          },
        },
      ]),
    ),
  };
}
