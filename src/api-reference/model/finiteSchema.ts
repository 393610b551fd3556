/** A schema whose samples end: what repeats, or lies too deep, is left out where a sample is valid without it. */
import sortBy from 'lodash/sortBy.js';
import {isNull, schemaOf} from './displaySchema';
import type {Schema, SchemaOrBoolean} from './openApiTypes';

/** How many levels of objects have optional properties, and how many of these each object has. */
export type Bounds = {depth: number; width: number};

/** A reference with words beside it makes a copy, which has the same name and the same properties. */
const identityOf = (schema: Schema): unknown => schema['x-name'] ?? schema.properties ?? schema;

/** Somebody has written the value, and knows what stands in it. */
export const isWritten = ({example, examples, default: usual, const: only}: Schema): boolean =>
  [example, examples, usual, only].some((value) => value !== undefined);

/** Where a schema stands: what it is a part of, how deep, what must be there, and whether it may be left out. */
type Place = {above: readonly unknown[]; depth: number; needed: readonly string[]; isOptional: boolean};

/**
 * @param raw a schema with its references resolved, which may hold itself
 * @returns a copy that does not hold itself; undefined where no finite value fits it, or where it may be left out
 */
export function finiteSchema(
  raw: SchemaOrBoolean,
  bounds: Bounds,
  {above, depth, needed, isOptional}: Place = {above: [], depth: 0, needed: [], isOptional: false},
): SchemaOrBoolean | undefined {
  const schema = schemaOf(raw);
  if (typeof raw === 'boolean' || isWritten(schema)) return raw;
  const {properties, additionalProperties: free, items, prefixItems, allOf, minItems = 0} = schema;
  const isObject = properties !== undefined || typeof free === 'object';
  if (above.includes(identityOf(schema)) || (isObject && isOptional && depth > bounds.depth))
    return schema.type?.includes('null') ? {type: 'null'} : undefined;

  const here = {above: [...above, identityOf(schema)], depth, needed: [], isOptional};
  const part = (of: SchemaOrBoolean, place: Partial<Place> = {}) =>
    finiteSchema(of, bounds, {...here, ...place});
  const made: Schema = {...schema};
  const required = [...(schema.required ?? []), ...needed];

  if (properties) {
    made.properties = {};
    let left = depth > bounds.depth ? 0 : bounds.width;
    for (const [name, property] of Object.entries(properties)) {
      const isNeeded = required.includes(name);
      if (!isNeeded && left <= 0) continue;
      const kept = part(property, {depth: depth + 1, isOptional: !isNeeded});
      if (kept !== undefined) made.properties[name] = kept;
      else if (isNeeded && above.length) return undefined;
      if (!isNeeded) left -= 1;
    }
  }
  if (typeof free === 'object') {
    made.type ??= 'object';
    made.additionalProperties = part(free, {depth: depth + 1, isOptional: true});
  }
  if (typeof items === 'object') {
    made.type ??= 'array';
    made.items = part(items, {depth: depth + 1, isOptional: minItems === 0});
    if (made.items === undefined && minItems > 0) return undefined;
  }
  if (prefixItems) {
    const kept = prefixItems.map((item) => part(item, {depth: depth + 1}));
    const end = kept.indexOf(undefined);
    made.prefixItems = kept.slice(0, end < 0 ? kept.length : end) as SchemaOrBoolean[];
  }
  if (allOf) {
    const kept = allOf.map((each) => part(each, {needed: required}));
    if (kept.includes(undefined)) return undefined;
    made.allOf = kept as SchemaOrBoolean[];
  }
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    // A sample shows one alternative: the first that ends, and null where there is no other.
    const choices = sortBy(schema[keyword], isNull);
    if (!choices.length) continue;
    let chosen: SchemaOrBoolean | undefined;
    for (const each of choices) if ((chosen = part(each)) !== undefined) break;
    if (chosen === undefined || isNull(chosen)) return chosen;
    made[keyword] = [chosen];
  }
  return made;
}
