/** Schema reading of the comparison: parts merged so that a change of any of them stays visible. */
import {isDeepStrictEqual} from 'node:util';
import {joinedSchemas, mergedSchema, onlyChoice} from '../model/mergeSchemas';
import type {Schema} from '../model/openApiTypes';
import {isObject, type Json} from './versionPair';

const numbers = new WeakMap<object, number>();
let count = 0;

function numberOf(schema: object): number {
  const known = numbers.get(schema) ?? ++count;
  numbers.set(schema, known);
  return known;
}

const joined = new Map<string, object>();
const partsOf = new WeakMap<object, readonly object[]>();

/** Both are kept, so that a change of either is seen; the same parts make the same schema, so that circles end. */
function both(one: unknown, other: unknown): unknown {
  if (isDeepStrictEqual(one, other)) return other;
  if (!isObject(one) || !isObject(other)) return {allOf: [one, other]};
  const parts = [...new Set([one, other].flatMap((schema) => partsOf.get(schema) ?? [schema]))];
  const key = parts.map(numberOf).sort().join(' ');
  const made = joined.get(key) ?? {allOf: parts};
  joined.set(key, made);
  partsOf.set(made, parts);
  return made;
}

/** An alternative beside null; one that is alone may get another one in a later version. */
function besideNull(schema: Schema): ReturnType<typeof onlyChoice> {
  const choice = onlyChoice(schema);
  return choice.nullable ? choice : {};
}

/** What a schema says beside its parts. */
function own(schema: Schema): Json {
  const {keyword} = besideNull(schema);
  return Object.fromEntries(
    Object.entries(schema).filter(([name]) => name !== 'allOf' && name !== keyword && !name.startsWith('x-')),
  );
}

const compared = new WeakMap<object, Json>();

/**
 * @param schema whose references are resolved
 * @returns the same object for the same schema
 */
export function comparedSchema(schema: unknown): Json {
  if (!isObject(schema)) return {};
  const before = compared.get(schema);
  if (before) return before;
  const join = (one: Json, other: Json) => joinedSchemas(one, other, both);
  const whole = mergedSchema<Json>(schema, (each) => besideNull(each).only, own, join) ?? {};
  // One that may be null has it among its types.
  const isNullable = besideNull(schema).keyword !== undefined && whole.type !== undefined;
  const made = isNullable ? {...whole, type: [...new Set([whole.type, 'null'].flat())]} : whole;
  compared.set(schema, made);
  return made;
}
