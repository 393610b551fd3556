/** The operations, webhooks and tags of a specification, in its order. */
import differenceBy from 'lodash/differenceBy.js';
import kebabCase from 'lodash/kebabCase.js';
import {
  methods,
  type Method,
  type Operation,
  type Parameter,
  type PathItem,
  type ReferenceOperation,
  type ReferenceTag,
  type Specification,
} from './openApiTypes';

/** Makes the name of a page, in kebab case, of the first text that gives one; with a number if it is taken. */
export type PageNames = (...candidates: (string | undefined)[]) => string;

/**
 * The generator silently drops a second page with the same name.
 *
 * @param reserved names that are never given out
 */
export function pageNames(reserved: string[]): PageNames {
  const taken = new Set(reserved);
  return (...candidates) => {
    const name = candidates.map((text) => kebabCase(text)).find(Boolean) ?? 'page';
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = kebabCase(`${name}-${count}`);
    taken.add(free);
    return free;
  };
}

/**
 * The plugin's own rule for the page of an API.
 *
 * @returns the name of the page, and the title that makes it; a title without letters has another one
 */
export function introductionOf({title}: {title: string}): {id: string; title: string} {
  const id = kebabCase(title.replace(' ', '-').toLowerCase());
  return id ? {id, title} : {id: 'introduction', title: 'Introduction'};
}

/** Tags of operations that have none. */
const untagged = {operation: 'Operations', webhook: 'Webhooks'};

/**
 * Name and place make a parameter one (https://spec.openapis.org/oas/v3.1.2.html#parameter-locations); in names of
 * headers letters of both cases are alike (RFC 9110, section 5.1).
 */
export const parameterKey = ({name, in: place}: Parameter): string =>
  `${place} ${place === 'header' ? name.toLowerCase() : name}`;

/** The parameters of a path that an operation does not have itself, and then its own. */
const joinedParameters = (shared: Parameter[] = [], own: Parameter[] = []): Parameter[] => [
  ...differenceBy(shared, own, parameterKey),
  ...own,
];

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
    Object.entries(item)
      .filter((entry): entry is [Method, Operation] => (methods as readonly string[]).includes(entry[0]))
      .map(([method, own]) => ({
        ...defaults,
        ...(item.servers && {servers: item.servers}),
        ...own,
        hasOwnServers: Boolean(own.servers ?? item.servers),
        summary: own.summary?.trim() || item.summary?.trim(),
        description: own.description ?? item.description,
        parameters: joinedParameters(item.parameters, own.parameters),
        method,
        path,
      })),
  );
}

/** Operations and webhooks of a document, each with a page name of its own. */
export function operationsOf(specification: Specification, nameOf: PageNames): ReferenceOperation[] {
  const {paths, webhooks, 'x-webhooks': older, servers, security, components} = specification;
  const defaults = {servers, security, securitySchemes: components?.securitySchemes};
  const list = (kind: ReferenceOperation['kind'], items: Operation[]): ReferenceOperation[] =>
    items.map((operation) => {
      const address =
        kind === 'webhook' ? operation.path : `${operation.method.toUpperCase()} ${operation.path}`;
      return {
        ...operation,
        kind,
        id: nameOf(operation.operationId, operation.summary, address),
        title: operation.summary || operation.operationId || address,
        tags: operation.tags?.length ? operation.tags : [untagged[kind]],
      };
    });
  return [
    ...list('operation', operationsIn(paths, defaults)),
    ...list('webhook', operationsIn({...older, ...webhooks}, {...defaults, servers: undefined})),
  ];
}

/** The tags in use: those that the document declares, in its order, and then the others. */
export function tagsOf(
  {tags: declared = []}: Specification,
  operations: ReferenceOperation[],
  nameOf: PageNames,
): ReferenceTag[] {
  const used = new Set(operations.flatMap(({tags}) => tags));
  const order = [...declared.map(({name}) => name).filter((name) => used.has(name)), ...used];
  return [...new Set(order)].map((name) => {
    const tag = declared.find((candidate) => candidate.name === name);
    return {
      id: nameOf(name, 'tag'),
      name,
      title: tag?.['x-displayName']?.trim() || name,
      description: tag?.description,
      externalDocs: tag?.externalDocs,
    };
  });
}

type Named = Pick<ReferenceOperation, 'kind' | 'method' | 'path'>;

/** Key of an operation, also in its page's front matter: `get /pets`, or `webhook newPet post`. */
export const operationKey = ({kind, method, path}: Named): string =>
  kind === 'webhook' ? `webhook ${path} ${method}` : `${method} ${path}`;

/** The names on the way to an operation in its document. */
export const pathOf = ({kind, method, path}: Named): string[] => [
  kind === 'webhook' ? 'webhooks' : 'paths',
  path,
  method,
];
