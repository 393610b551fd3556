/** One operation of an API as an OpenAPI document of its own. */
import {isObject, type Json} from '../model/walk';
import {segmentsOf} from '../model/jsonPointer';
import type {ReferenceOperation} from '../model/openApiTypes';

const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

/** What a component is called: `#/components/schemas/Pet` has three parts; anything below it comes with it. */
const componentDepth = 3;

/** The components that a value refers to, as paths to whole ones. */
function targetsIn(value: unknown): string[][] {
  if (!isObject(value)) return [];
  const {$ref, discriminator} = value;
  const {mapping} = objectOf(discriminator);
  const mapped = Object.values(objectOf(mapping)).map((target) =>
    /^[\w.-]+$/.test(String(target)) ? `#/components/schemas/${String(target)}` : target,
  );
  const own = [$ref, ...mapped].filter(
    (target): target is string => typeof target === 'string' && target.startsWith('#/components/'),
  );
  return [
    ...own.map((target) => segmentsOf(target).slice(0, componentDepth)),
    ...Object.values(value).flatMap(targetsIn),
  ];
}

function valueAt(document: Json, segments: readonly string[]): unknown {
  return segments.reduce<unknown>((node, name) => objectOf(node)[name], document);
}

/** A part of another operation, which does not come with this one, is written where it is referred to. */
function alone(value: unknown, document: Json, above: readonly string[] = []): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((item) => alone(item, document, above));
  const {$ref} = value;
  const isElsewhere = typeof $ref === 'string' && /^#\/(?!components\/)/.test($ref) && !above.includes($ref);
  if (isElsewhere) return alone(valueAt(document, segmentsOf($ref)), document, [...above, $ref]);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, alone(part, document, above)]),
  );
}

function put(document: Json, segments: readonly string[], value: unknown): void {
  const [name = '', ...rest] = segments;
  if (!rest.length) document[name] = value;
  else {
    document[name] = {...objectOf(document[name])};
    put(document[name] as Json, rest, value);
  }
}

/** Security schemes that apply, by name. */
function schemesOf(whole: Json, security: unknown): Json {
  const names = new Set(
    (Array.isArray(security) ? security : []).flatMap((one) => Object.keys(objectOf(one))),
  );
  const all = objectOf(objectOf(whole.components).securitySchemes);
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.has(name)));
}

/**
 * @param whole a document with references inside it only
 * @param operation of it
 * @returns a valid document with this operation and all that it refers to, and nothing else
 */
export function operationDocument(whole: object, operation: ReferenceOperation): object {
  const document = whole as Json;
  const {kind, path, method} = operation;
  const group = kind === 'webhook' ? ['webhooks', 'x-webhooks'] : ['paths'];
  const groupName = group.find((name) => path in objectOf(document[name])) ?? 'paths';
  const item = objectOf(objectOf(document[groupName])[path]);
  const source = typeof item.$ref === 'string' ? objectOf(valueAt(document, segmentsOf(item.$ref))) : item;
  const additional = objectOf(source.additionalOperations);
  const key = [method, method.toUpperCase()].find((name) => name in source || name in additional) ?? method;
  const own = objectOf(source[key] ?? additional[key]);
  const {summary, description, servers, parameters} = source;
  const shared = Object.fromEntries(
    Object.entries({summary, description, servers, parameters}).filter(([, value]) => value !== undefined),
  );
  const security = own.security ?? document.security;
  const tags = (Array.isArray(document.tags) ? document.tags : []).filter((tag) =>
    (Array.isArray(own.tags) ? own.tags : []).includes(objectOf(tag).name),
  );
  const pathItem = key in source ? {...shared, [key]: own} : {...shared, additionalOperations: {[key]: own}};
  const schemes = schemesOf(document, security);
  const made: Json = {
    openapi: document.openapi,
    info: document.info,
    ...(document.servers !== undefined && {servers: document.servers}),
    ...(tags.length && {tags}),
    ...(document.security !== undefined && {security: own.security === undefined ? document.security : []}),
    [groupName]: {[path]: alone(pathItem, document)},
    ...(Object.keys(schemes).length && {components: {securitySchemes: schemes}}),
  };
  const known = new Set<string>();
  const waiting = targetsIn(made);
  for (let target = waiting.shift(); target; target = waiting.shift()) {
    const name = JSON.stringify(target);
    const value = alone(valueAt(document, target), document);
    if (known.has(name) || value === undefined) continue;
    known.add(name);
    put(made, target, value);
    waiting.push(...targetsIn(value));
  }
  return made;
}
