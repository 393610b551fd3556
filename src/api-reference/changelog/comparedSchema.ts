/** Schema reading of the comparison: `allOf` merged so that a change of any part stays visible. */
import {isDeepStrictEqual} from 'node:util';
import {isWording, listOf, objectOf, type Json, type VersionDocument} from './versionPair';

function combined(one: Json, other: Json): Json {
  const all: Json = {...one};
  for (const [keyword, value] of Object.entries(other)) {
    if (keyword === 'properties') {
      all.properties = joined(objectOf(one.properties), objectOf(value));
    } else if (keyword === 'required') {
      all.required = [...new Set([...listOf(one.required), ...listOf(value)])];
    } else if (all[keyword] === undefined || isWording(keyword) || isDeepStrictEqual(all[keyword], value)) {
      all[keyword] = value;
    } else {
      // Two parts constrain the same keyword: both are kept, so that a change of either is seen.
      all[keyword] = {allOf: [all[keyword], value]};
    }
  }
  return all;
}

/** Merges properties; one that both parts describe must satisfy both. */
function joined(one: Json, other: Json): Json {
  const all: Json = {...one};
  for (const [name, schema] of Object.entries(other))
    all[name] = name in one ? {allOf: [one[name], schema]} : schema;
  return all;
}

const isNull = (schema: unknown) => objectOf(schema).type === 'null';

/** `{anyOf: [X, {type: null}]}` is X that may be null, as its types say. */
function withoutNull(side: VersionDocument, schema: Json, trail: readonly Json[]): Json {
  const {anyOf, oneOf, ...rest} = schema;
  const all = listOf(anyOf ?? oneOf);
  const [only, ...others] = all.filter((part) => !isNull(part));
  if (all.length !== 2 || only === undefined || others.length) return schema;
  const part = comparedSchema(side, only, [...trail, schema]);
  const type = part.type === undefined ? {} : {type: [...new Set([part.type, 'null'].flat())]};
  return combined({...part, ...type}, rest);
}

/**
 * @param schema a schema or a reference to one
 * @param trail schemas that are being merged, so that one which contains itself ends
 */
export function comparedSchema(side: VersionDocument, schema: unknown, trail: readonly Json[] = []): Json {
  const resolved = side.resolve(schema);
  if (trail.includes(resolved)) return resolved;
  if (!Array.isArray(resolved.allOf)) return withoutNull(side, resolved, trail);
  const {allOf, ...rest} = resolved;
  return [
    ...(allOf as unknown[]).map((part) => comparedSchema(side, part, [...trail, resolved])),
    rest,
  ].reduce<Json>(combined, {});
}
