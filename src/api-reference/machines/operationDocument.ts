/** The files of an API for programs: each operation as an OpenAPI document of its own. */
import get from 'lodash/get.js';
import mapValues from 'lodash/mapValues.js';
import pick from 'lodash/pick.js';
import pickBy from 'lodash/pickBy.js';
import setWith from 'lodash/setWith.js';
import {operationAddress} from '../../site/apiFiles';
import type {CheckedApi} from '../checkedApis';
import type {ReferenceOperation} from '../model/openApiTypes';
import {isObject, segmentsOf, type Json} from '../model/walk';

/** What a component is called: `#/components/schemas/Pet` has three parts; anything below it comes with it. */
const componentDepth = 3;

/** The components that a value refers to, as paths to whole ones. */
function targetsIn(value: unknown): string[][] {
  if (!isObject(value)) return [];
  const mapping = Object.values(get(value, 'discriminator.mapping', {}) as object).map((target) =>
    /^[\w.-]+$/.test(String(target)) ? `#/components/schemas/${String(target)}` : (target as unknown),
  );
  const own = [value.$ref, ...mapping].filter(
    (target): target is string => typeof target === 'string' && target.startsWith('#/components/'),
  );
  return [
    ...own.map((target) => segmentsOf(target).slice(0, componentDepth)),
    ...Object.values(value).flatMap(targetsIn),
  ];
}

/** A part of another operation, which does not come with this one, is written where it is referred to. */
function alone(value: unknown, document: Json, above: readonly string[] = []): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((item) => alone(item, document, above));
  const {$ref} = value;
  const isElsewhere = typeof $ref === 'string' && /^#\/(?!components\/)/.test($ref) && !above.includes($ref);
  if (isElsewhere) return alone(get(document, segmentsOf($ref)), document, [...above, $ref]);
  return mapValues(value, (part) => alone(part, document, above));
}

type Part = {security?: object[]; tags?: string[]};

/**
 * @param whole a document with references inside it only
 * @param operation of it
 * @returns a valid document with this operation and all that it refers to, and nothing else
 */
export function operationDocument(whole: object, {kind, path, method}: ReferenceOperation): object {
  const document = whole as Json & {security?: object[]; tags?: {name: string}[]};
  const group = ['paths', 'webhooks', 'x-webhooks'].slice(kind === 'webhook' ? 1 : 0);
  const groupName = group.find((name) => path in ((document[name] as object | undefined) ?? {})) ?? 'paths';
  const item = get(document, [groupName, path]) as Json;
  const source = typeof item.$ref === 'string' ? (get(document, segmentsOf(item.$ref)) as Json) : item;
  const own = source[method] as Part;
  const tags = document.tags?.filter(({name}) => own.tags?.includes(name)) ?? [];
  const used = new Set((own.security ?? document.security)?.flatMap(Object.keys));
  const schemes = pickBy(get(document, 'components.securitySchemes') as object, (_, name) => used.has(name));
  const pathItem = {...pick(source, ['summary', 'description', 'servers', 'parameters']), [method]: own};
  const made: Json = {
    ...pick(document, ['openapi', 'info', 'servers']),
    ...(tags.length && {tags}),
    ...(document.security !== undefined && {security: own.security === undefined ? document.security : []}),
    [groupName]: {[path]: alone(pathItem, document)},
    ...(Object.keys(schemes).length && {components: {securitySchemes: schemes}}),
  };
  const known = new Set<string>();
  const waiting = targetsIn(made);
  for (let target = waiting.shift(); target; target = waiting.shift()) {
    const name = JSON.stringify(target);
    const value = alone(get(document, target), document);
    if (known.has(name) || value === undefined) continue;
    known.add(name);
    setWith(made, target, value, Object);
    waiting.push(...targetsIn(value));
  }
  return made;
}

/** @returns a file beside the page of each operation */
export const operationFiles = ({pages, whole, document}: CheckedApi): {path: string; text: string}[] =>
  document.operations.map((operation) => ({
    path: operationAddress(`/${pages}/${operation.id}`),
    text: `${JSON.stringify(operationDocument(whole, operation), null, 2)}\n`,
  }));
