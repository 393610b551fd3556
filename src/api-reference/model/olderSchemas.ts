/** Notations of JSON Schema that say in another way what the rest of the site reads in one. */
import {isObject, type Json} from './grammar';
import type {References} from './references';

/** A list of items (until draft 2019-09) is `prefixItems`, and what comes after it `items`. */
function withoutTuple(schema: Json): Json {
  const {items, additionalItems, ...rest} = schema;
  return Array.isArray(items) && !('prefixItems' in schema)
    ? {...rest, prefixItems: items, ...(additionalItems !== undefined && {items: additionalItems})}
    : schema;
}

/** `dependencies` (until draft-07) were names or a schema; now each has a keyword of its own. */
function withoutDependencies(schema: Json): Json {
  const {dependencies, ...rest} = schema;
  if (!isObject(dependencies) || Array.isArray(dependencies)) return schema;
  const all = Object.entries(dependencies);
  const names = Object.fromEntries(all.filter(([, needs]) => Array.isArray(needs)));
  const schemas = Object.fromEntries(all.filter(([, needs]) => !Array.isArray(needs)));
  return {
    ...rest,
    dependentRequired: {...names, ...(rest.dependentRequired as object | undefined)},
    ...(Object.keys(schemas).length > 0 && {
      dependentSchemas: {...schemas, ...(rest.dependentSchemas as object | undefined)},
    }),
  };
}

/**
 * `$dynamicRef` leads to the schema that has its name (`$dynamicAnchor`) where no schema around it has the same name,
 * which is what a page can say; the keyword stays, so that the page tells that another one may take its place.
 */
function withReference(schema: Json, references: References): Json {
  const {$dynamicRef, $ref} = schema;
  const pointer =
    typeof $dynamicRef === 'string' && $ref === undefined ? references.pointer($dynamicRef) : undefined;
  return pointer === undefined ? schema : {...schema, $ref: pointer};
}

/**
 * @param schema an object
 * @param references of its document
 * @returns the same in the words of JSON Schema 2020-12; the schema itself where it needs none
 */
export const modern = (schema: Json, references: References): Json =>
  withReference(withoutDependencies(withoutTuple(schema)), references);
