/**
 * OpenAPI 3.0 in the words of 3.1 (https://learn.openapis.org/upgrading/v3.0-to-v3.1.html), so that nothing else here
 * knows 3.0. `example` and `format: binary` are words of 3.1, too, and stay. Scalar's upgrader puts `null` before the
 * other types, where samples take it for the value, and changes what looks like a schema in examples.
 */
import {rewritten, type Json} from './walk';

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
  if (typeof schema.nullable !== 'boolean') return schema;
  const {nullable, ...rest} = schema;
  const {type, enum: values} = rest;
  if (!nullable) return rest;
  if (type !== undefined)
    return {
      ...rest,
      type: [...new Set([type, 'null'].flat())],
      ...(Array.isArray(values) && !values.includes(null) && {enum: [...(values as unknown[]), null]}),
    };
  const all = Object.entries(rest);
  const decisive = all.filter(([keyword]) => !isRemark(keyword));
  const remarks = all.filter(([keyword]) => isRemark(keyword));
  if (!decisive.length) return rest;
  return {...Object.fromEntries(remarks), anyOf: [Object.fromEntries(decisive), {type: 'null'}]};
}

/** The version that documents are raised to. */
const raisedTo = '3.1.2';

/**
 * @param document of OpenAPI 3 as one object
 * @returns a copy in the words of 3.1, or of the later version that it has
 */
export function raised(document: object): object {
  const {openapi} = document as {openapi?: unknown};
  const copy = rewritten(document, (value) => withNull(withLimit(withLimit(value, 'minimum'), 'maximum')));
  return {...(copy as object), ...(/^3\.0\b/.test(String(openapi)) && {openapi: raisedTo})};
}
