/**
 * The document as docusaurus-plugin-openapi-docs (4.7.1) reads it: what it lists pages and sidebars from, and nothing else,
 * in a form of which it loses no page. `pluginDocument.test.ts` shows what it would lose of the document itself; what
 * upstream would have to change is in the README of the room.
 */
import pick from 'lodash/pick.js';
import type {ApiDocument, ReferenceOperation} from '../model/openApiTypes';
import {introductionOf} from '../model/operations';

/**
 * @param document what was read of a document, with the names of its pages
 * @returns the document for the plugin, which makes the names of pages from those of operations and tags
 */
export function pluginDocument({specification: {info}, operations, tags}: ApiDocument): object {
  const ids = new Map(tags.map(({name, id}) => [name, id]));
  const items = (kind: ReferenceOperation['kind']) => {
    const paths: Record<string, Record<string, object>> = {};
    for (const operation of operations.filter((each) => each.kind === kind)) {
      const {path, method, id, title, tags: names} = operation;
      (paths[path] ??= {})[method] = {
        ...pick(operation, ['deprecated', 'x-position']),
        operationId: id,
        summary: title,
        tags: [...new Set(names)].map((name) => ids.get(name)),
        responses: {},
      };
    }
    return paths;
  };
  return {
    openapi: '3.1.0',
    info: {title: introductionOf(info).title, version: info.version},
    tags: tags.map(({id, title}) => ({name: id, 'x-displayName': title})),
    paths: items('operation'),
    webhooks: items('webhook'),
  };
}
