/**
 * What OpenAPI 3.0 says in words of its own, in those of 3.1 (https://learn.openapis.org/upgrading/v3.0-to-v3.1.html), so
 * that nothing else here knows 3.0. `example` and `format: binary` are words of 3.1, too, and stay. Scalar's
 * upgrader puts `null` before the other types, where samples take it for the value, gives a schema without a type the
 * types null and undefined, and changes what looks like a schema in examples.
 */
import {isObject, type Json} from './grammar';

/** A limit that `true` makes exclusive is the exclusive limit itself. */
function withLimit(schema: Json, limit: 'minimum' | 'maximum'): Json {
  const exclusive = `exclusive${limit === 'minimum' ? 'Minimum' : 'Maximum'}`;
  if (typeof schema[exclusive] !== 'boolean') return schema;
  const {[exclusive]: isExclusive, [limit]: value, ...rest} = schema;
  if (value === undefined) return rest;
  return {...rest, [isExclusive ? exclusive : limit]: value};
}

/** What says something of a value, and does not decide which one it is. */
const isRemark = (keyword: string) =>
  /^(title|description|default|examples?|deprecated|readOnly|writeOnly|externalDocs|xml|x-.*)$/.test(keyword);

/** `nullable` adds `null` to the types; where there are none, to all that the schema allows. */
function withNull(schema: Json): Json {
  if (!('nullable' in schema)) return schema;
  const {nullable, ...rest} = schema;
  const {type, enum: values} = rest;
  if (nullable !== true) return rest;
  if (type !== undefined) {
    const types = [type, 'null'].flat();
    return {
      ...rest,
      type: [...new Set(types)],
      ...(Array.isArray(values) && !values.includes(null) && {enum: [...(values as unknown[]), null]}),
    };
  }
  const all = Object.entries(rest);
  const decisive = all.filter(([keyword]) => !isRemark(keyword));
  const remarks = all.filter(([keyword]) => isRemark(keyword));
  if (!decisive.length) return rest;
  return {...Object.fromEntries(remarks), anyOf: [Object.fromEntries(decisive), {type: 'null'}]};
}

/** @returns a schema of OpenAPI 3.0 as one of 3.1; the schema itself where it needs no change */
export const raisedSchema = (schema: Json): Json =>
  withNull(withLimit(withLimit(schema, 'minimum'), 'maximum'));

/** The version that documents are raised to. */
const raisedTo = '3.1.2';

/** @returns a document of OpenAPI 3.0, whose schemas are raised already, as one of 3.1 */
export const raisedDocument = (document: Json): Json =>
  isObject(document) && /^3\.0\b/.test(String(document.openapi))
    ? {...document, openapi: raisedTo}
    : document;
