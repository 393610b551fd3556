/** A schema with the parts of its `allOf` in one. */
import {isDeepStrictEqual} from 'node:util';
import {isWording, listOf, objectOf, type Json, type Side} from './document';

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
      // Two parts that both limit a value: kept beside each other, so that a change of either is seen.
      all[keyword] = {allOf: [all[keyword], value]};
    }
  }
  return all;
}

/** Properties that both parts describe hold for both. */
function joined(one: Json, other: Json): Json {
  const all: Json = {...one};
  for (const [name, schema] of Object.entries(other))
    all[name] = name in one ? {allOf: [one[name], schema]} : schema;
  return all;
}

/**
 * @param schema a schema or a reference to one
 * @param trail schemas that are being merged, so that one which contains itself ends
 */
export function merged(side: Side, schema: unknown, trail: readonly Json[] = []): Json {
  const resolved = side.resolve(schema);
  if (!Array.isArray(resolved.allOf) || trail.includes(resolved)) return resolved;
  const {allOf, ...rest} = resolved;
  return [...(allOf as unknown[]).map((part) => merged(side, part, [...trail, resolved])), rest].reduce<Json>(
    combined,
    {},
  );
}
