/** What stands where in an OpenAPI document (https://spec.openapis.org/oas/v3.2.0.html#schema-0), for walks through one. */

/** The kinds of object that a walk tells apart; `plain` has no parts. */
export type Kind =
  | 'document'
  | 'info'
  | 'server'
  | 'components'
  | 'paths'
  | 'pathItem'
  | 'operation'
  | 'body'
  | 'media'
  | 'encoding'
  | 'responses'
  | 'response'
  | 'callback'
  | 'link'
  | 'parameter'
  | 'tag'
  | 'security'
  | 'flows'
  | 'schema'
  | 'plain';

/** A part of an object: one of a kind, or (`[]`) several, in a list or by names of the author's own. */
export type Part = Kind | `${Kind}[]`;

type Parts = Record<string, Part>;

const parts = (names: string, part: Part): Parts =>
  Object.fromEntries(names.split(' ').map((name) => [name, part]));

const others = '*';

/** A header is a parameter without a name. Of extensions, those are named that the site reads. */
const grammar: Record<Kind, Parts> = {
  document: {
    info: 'info',
    servers: 'server[]',
    paths: 'paths',
    components: 'components',
    tags: 'tag[]',
    'x-tagGroups': 'plain[]',
    externalDocs: 'plain',
    ...parts('webhooks x-webhooks', 'pathItem[]'),
  },
  info: parts('contact license', 'plain'),
  server: {variables: 'plain[]'},
  components: {
    schemas: 'schema[]',
    responses: 'response[]',
    examples: 'plain[]',
    requestBodies: 'body[]',
    securitySchemes: 'security[]',
    links: 'link[]',
    callbacks: 'callback[]',
    pathItems: 'pathItem[]',
    mediaTypes: 'media[]',
    ...parts('parameters headers', 'parameter[]'),
  },
  paths: {[others]: 'pathItem'},
  pathItem: {
    servers: 'server[]',
    parameters: 'parameter[]',
    additionalOperations: 'operation[]',
    ...parts('get put post delete options head patch trace query', 'operation'),
  },
  operation: {
    externalDocs: 'plain',
    parameters: 'parameter[]',
    requestBody: 'body',
    responses: 'responses',
    callbacks: 'callback[]',
    servers: 'server[]',
    ...parts('x-codeSamples x-code-samples', 'plain[]'),
  },
  body: {content: 'media[]'},
  media: {
    examples: 'plain[]',
    itemEncoding: 'encoding',
    ...parts('schema itemSchema', 'schema'),
    ...parts('encoding prefixEncoding', 'encoding[]'),
  },
  encoding: {headers: 'parameter[]'},
  responses: {[others]: 'response'},
  response: {headers: 'parameter[]', content: 'media[]', links: 'link[]', 'x-remedy': 'plain'},
  callback: {[others]: 'pathItem'},
  link: {server: 'server'},
  parameter: {schema: 'schema', examples: 'plain[]', content: 'media[]'},
  tag: {externalDocs: 'plain', 'x-displayName': 'plain'},
  security: {flows: 'flows'},
  flows: parts('implicit password clientCredentials authorizationCode deviceAuthorization', 'plain'),
  schema: {
    ...parts('properties patternProperties dependentSchemas $defs', 'schema[]'),
    ...parts('allOf anyOf oneOf prefixItems', 'schema[]'),
    ...parts('items additionalProperties not contains propertyNames if then else', 'schema'),
    ...parts('unevaluatedItems unevaluatedProperties contentSchema', 'schema'),
    ...parts('discriminator xml externalDocs', 'plain'),
  },
  plain: {},
};

/** @returns whether a name of an object of this kind is an extension that the site does not read */
const isExtension = (name: string, kind: Kind) => name.startsWith('x-') && !(name in grammar[kind]);

/** @returns what stands under a name of an object of this kind; undefined for values, and for names that OpenAPI lacks */
export const partOf = (kind: Kind, name: string): Part | undefined =>
  isExtension(name, kind) ? undefined : (grammar[kind][name] ?? grammar[kind][others]);

export const isSeveral = (part: Part): part is `${Kind}[]` => part.endsWith('[]');

/** @returns the kind of one of several */
export const kindOf = (part: Part) => part.replace('[]', '') as Kind;

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Changes an object whose parts are changed already. */
type Change = (value: Json, kind: Kind) => Json;

/**
 * A copy of a document in which every object of OpenAPI is changed. Values, such as examples, are copied as they are.
 *
 * @param document an OpenAPI 3 document, or a part of one
 * @param part what it is
 */
export function rewritten(document: unknown, change: Change, part: Part = 'document'): unknown {
  if (!isObject(document)) return document;
  const kind = kindOf(part);
  if (Array.isArray(document)) return document.map((item: unknown) => rewritten(item, change, kind));
  const copy = Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      const next = isSeveral(part) ? kind : partOf(kind, name);
      return [name, next ? rewritten(value, change, next) : value];
    }),
  );
  return isSeveral(part) ? copy : change(copy, kind);
}

/**
 * A document without the extensions that this site does not read: they hold anything, and mean nothing here.
 *
 * @param document an OpenAPI 3 document
 */
export function withoutExtensions(document: object): object {
  return rewritten(document, (value, kind) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !isExtension(name, kind))),
  ) as object;
}

/**
 * @param segments of a JSON pointer into an OpenAPI 3 document
 * @returns whether it leads into an extension that this site does not read
 */
export function isInExtension(segments: readonly string[]): boolean {
  let part: Part | undefined = 'document';
  for (const name of segments) {
    if (!part) return false;
    if (isSeveral(part)) part = kindOf(part);
    else if (isExtension(name, part)) return true;
    // A list where one is allowed, as in older schemas.
    else part = /^\d+$/.test(name) && !(others in grammar[part]) ? part : partOf(part, name);
  }
  return false;
}
