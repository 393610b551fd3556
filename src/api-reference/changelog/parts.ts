/** The parts of an API that a client sends or receives, with what is compared of each. */
import omit from 'lodash/omit.js';
import pick from 'lodash/pick.js';
import {displaySchema, nameOf, schemaOf} from '../model/displaySchema';
import type {ApiDocument, Content, ReferenceOperation, SchemaOrBoolean} from '../model/openApiTypes';
import {operationKey, parameterKey} from '../model/operations';
import {inlineCode, slug} from '../pages/mdx';

/**
 * Where it is (`place` in Markdown, `anchor` as an id of the page of its operation, `parent` as the key of what it is in),
 * whether the client writes it, and whether it is one of several forms, or an answer that a client can do without.
 */
export type Part = {
  parent?: string;
  operation?: string;
  place: string;
  anchor?: string;
  isSent: boolean;
  role?: 'choice' | 'error';
  facts: Record<string, unknown>;
};

type Parts = Map<string, Part>;

const keywords =
  `enum const format pattern multipleOf minimum maximum exclusiveMinimum exclusiveMaximum minLength
  maxLength minItems maxItems uniqueItems minProperties maxProperties default deprecated`.split(/\s+/);

/** A value with its fields and alternatives. */
function putSchema(parts: Parts, key: string, part: Part, raw?: SchemaOrBoolean, above: object[] = []): void {
  const schema = displaySchema(raw);
  const {type = [], properties = {}, required = [], items, additionalProperties: others, groups} = schema;
  const types = [type, schema.nullable && type.length ? 'null' : []].flat(2);
  const facts = {
    ...pick(schema, keywords),
    type: types.length ? types : undefined,
    ...(others === false && {additionalProperties: 'none'}),
    ...part.facts,
  };
  parts.set(key, {...part, facts});
  if (above.includes(schema)) return;
  const putInside = (name: string, value: SchemaOrBoolean, more: Partial<Part>) => {
    const {readOnly, writeOnly} = displaySchema(value);
    if (part.isSent ? readOnly : writeOnly) return;
    const inside = {...part, parent: key, role: undefined, facts: {}, ...more};
    putSchema(parts, `${key} ${name}`, inside, value, [...above, schema]);
  };
  const putField = (name: string, value: SchemaOrBoolean, id = name) => {
    const [, base = '', outer = ''] = /^(.*?)(?:, field `(.*)`)?$/.exec(part.place) ?? [];
    const place = `${base}, field ${inlineCode(outer && name !== '[]' ? `${outer}.${name}` : outer + name)}`;
    const anchor = part.anchor && slug(part.anchor, id);
    putInside(name, value, {place, anchor, facts: {required: required.includes(name)}});
  };
  for (const [name, value] of Object.entries(properties)) putField(name, value);
  if (items !== undefined) putField('[]', items, '');
  if (typeof others === 'object') putField('*', others, 'any');
  const choices = groups.flatMap((group) => (group.label.endsWith(' of') ? group.choices : []));
  for (const [index, choice] of choices.entries()) {
    const name = schemaOf(choice).title ?? nameOf(choice) ?? String(index + 1);
    const place = `${part.place}, alternative ${inlineCode(name)}`;
    putInside(`or ${name}`, choice, {place, role: 'choice'});
  }
}

/** A body by its media types. */
function putContent(parts: Parts, key: string, part: Part, content: Content = {}): void {
  parts.set(key, part);
  for (const [type, {schema}] of Object.entries(content)) {
    const inside: Part = {...part, parent: key, role: undefined, facts: {}};
    parts.set(`${key} ${type}`, {...inside, place: `${part.place}, type ${inlineCode(type)}`});
    putSchema(parts, `${key} ${type} schema`, {...inside, parent: `${key} ${type}`}, schema);
  }
}

function putOperation(parts: Parts, operation: ReferenceOperation): void {
  const {kind, method, path, operationId, security = [], parameters = [], requestBody} = operation;
  const isSent = kind === 'operation';
  const key = `${kind} ${method} ${path.replace(/\{[^}]*\}/g, '{}')}`;
  const whole: Part = {operation: operationKey(operation), place: 'Operation', isSent, facts: {}};
  parts.set(key, {...whole, facts: {operationId, deprecated: operation.deprecated}});
  const inside = {...whole, parent: key};
  const asked = security.map((schemes) => Object.entries(schemes).flat(2).join(' ') || 'none');
  const facts = {security: asked.length ? asked : ['none']};
  parts.set(`${key} security`, {...inside, place: 'Authorisation', anchor: 'authorisation', facts});
  const order = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  for (const parameter of parameters) {
    const {name, in: where, required, deprecated, schema, content = {}} = parameter;
    // The name of a parameter in the path is not sent.
    const id = where === 'path' ? `path ${order.indexOf(name)}` : parameterKey(parameter);
    const place = `${where.charAt(0).toUpperCase()}${where.slice(1)} parameter ${inlineCode(name)}`;
    const sent = {...inside, place, anchor: slug(where, name), facts: {required, deprecated}};
    putSchema(parts, `${key} ${id}`, sent, schema ?? Object.values(content)[0]?.schema);
  }
  if (requestBody) {
    const {required, content} = requestBody;
    const body = {...inside, place: 'Request body', anchor: 'body', facts: {required}};
    putContent(parts, `${key} body`, body, content);
  }
  for (const [status, {headers = {}, content}] of Object.entries(operation.responses ?? {})) {
    const [at, place] = [`${key} ${status}`, `Response ${inlineCode(status)}`];
    const answer: Part = {...inside, isSent: !isSent, place, anchor: slug('response', status)};
    putContent(parts, at, {...answer, role: /^[45]/.test(status) ? 'error' : undefined}, content);
    for (const [name, {schema, required}] of Object.entries(headers)) {
      const header = {place: `${place}, header ${inlineCode(name)}`, anchor: slug(status, 'header', name)};
      putSchema(parts, `${at} header ${name}`, {...answer, parent: at, ...header, facts: {required}}, schema);
    }
  }
}

/** @returns the parts by keys that stay the same in another version */
export function partsOf({specification: {servers = [], components}, operations}: ApiDocument): Parts {
  const parts: Parts = new Map();
  for (const {url} of servers)
    parts.set(`server ${url}`, {place: `Server ${inlineCode(url)}`, isSent: true, facts: {}});
  for (const [name, {flows = {}, ...scheme}] of Object.entries(components?.securitySchemes ?? {})) {
    const scopes = Object.values(flows).flatMap((flow) => Object.keys(flow.scopes ?? {}));
    const addresses = Object.values(flows).flatMap((flow) => [flow.authorizationUrl, flow.tokenUrl]);
    const facts = {...omit(scheme, 'description'), flows: Object.keys(flows), scopes, addresses};
    parts.set(`scheme ${name}`, {place: `Security scheme ${inlineCode(name)}`, isSent: true, facts});
  }
  for (const operation of operations) putOperation(parts, operation);
  return parts;
}
