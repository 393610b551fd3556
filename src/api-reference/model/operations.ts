/** The operations, webhooks and tags of a specification, in its order. */
import type {PageNames} from './pageNames';
import {joinedParameters} from './parameters';
import {
  methods,
  type Operation,
  type PathItem,
  type ReferenceOperation,
  type ReferenceTag,
  type Specification,
} from './openApiTypes';

/** Tags of operations that have none. */
const untagged = {operation: 'Operations', webhook: 'Webhooks'};

/**
 * Every operation of a set of paths (or webhooks, or expressions of a callback), with what its path says for it.
 *
 * @param defaults what the document, or the operation around a callback, says for all of them
 */
export function operationsIn(
  paths: Record<string, PathItem> | undefined,
  defaults: Pick<Operation, 'security' | 'securitySchemes' | 'servers'>,
): Operation[] {
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    Object.entries({...item, ...item.additionalOperations}).flatMap(([method, operation]): Operation[] => {
      const isOperation =
        (methods as readonly string[]).includes(method) || method in (item.additionalOperations ?? {});
      if (!isOperation) return [];
      const own = operation as Operation;
      return [
        {
          ...defaults,
          ...(item.servers && {servers: item.servers}),
          ...own,
          hasOwnServers: Boolean(own.servers ?? item.servers),
          summary: own.summary ?? item.summary,
          description: own.description ?? item.description,
          parameters: joinedParameters(item.parameters, own.parameters, (parameter) => parameter),
          method: method.toLowerCase(),
          path,
        },
      ];
    }),
  );
}

/** Operations and webhooks of a document, each with a page name of its own. */
export function operationsOf(specification: Specification, names: PageNames): ReferenceOperation[] {
  const {paths, webhooks, servers, security, components} = specification;
  const defaults = {servers, security, securitySchemes: components?.securitySchemes};
  const events = {...specification['x-webhooks'], ...webhooks};
  const list = (kind: ReferenceOperation['kind'], items: Operation[]): ReferenceOperation[] =>
    items.map((operation) => {
      const address =
        kind === 'webhook' ? operation.path : `${operation.method.toUpperCase()} ${operation.path}`;
      return {
        ...operation,
        kind,
        id: names.take(operation.operationId, operation.summary, address),
        title: operation.summary?.trim() || operation.operationId || address,
        tags: operation.tags?.length ? operation.tags : [untagged[kind]],
      };
    });
  return [
    ...list('operation', operationsIn(paths, defaults)),
    ...list('webhook', operationsIn(events, {...defaults, servers: undefined})),
  ];
}

/** The tags in use: those that the document declares, in its order, and then the others. */
export function tagsOf(
  {tags: declared = []}: Specification,
  operations: ReferenceOperation[],
  names: PageNames,
): ReferenceTag[] {
  const used = new Set(operations.flatMap(({tags}) => tags));
  const order = [...declared.map(({name}) => name).filter((name) => used.has(name)), ...used];
  return [...new Set(order)].map((name) => {
    const tag = declared.find((candidate) => candidate.name === name);
    return {
      id: names.take(name, 'tag'),
      name,
      title: tag?.['x-displayName'] ?? tag?.summary ?? name,
      description: tag?.description,
      externalDocs: tag?.externalDocs,
      parent: tag?.parent,
      kind: tag?.kind,
    };
  });
}
