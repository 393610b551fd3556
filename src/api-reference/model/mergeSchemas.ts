/** A schema and what holds beside it, as one: the parts of its `allOf`, and an alternative that is the only one. */
import type {Schema, SchemaOrBoolean} from './openApiTypes';

/** A boolean schema as an object: `true` allows anything, `false` nothing. */
export function schemaOf(schema: SchemaOrBoolean | undefined): Schema {
  if (schema === false) return {not: {}};
  return typeof schema === 'object' ? schema : {};
}

/** @returns whether a schema allows null alone */
export function isNull(schema: SchemaOrBoolean): boolean {
  const {type, enum: values} = schemaOf(schema);
  return type === 'null' || (Array.isArray(values) && values.length === 1 && values[0] === null);
}

const choiceKeywords = ['oneOf', 'anyOf'] as const;

/**
 * `{oneOf: [X, {type: null}]}` is X that may be null.
 *
 * @returns the only alternative of a schema, the keyword that it stands under, and whether null is another one
 */
export function onlyChoice(schema: Schema): {
  keyword?: (typeof choiceKeywords)[number];
  only?: Schema;
  nullable?: true;
} {
  const lists = choiceKeywords.map((keyword) => ({keyword, all: schema[keyword] ?? []}));
  const nullable = lists.some(({all}) => all.some(isNull)) || undefined;
  for (const {keyword, all} of lists) {
    const [only, ...others] = all.filter((choice) => !isNull(choice));
    if (only !== undefined && !others.length) return {keyword, only: schemaOf(only), nullable};
  }
  return {nullable};
}

/** What stands where two schemas say different things by one keyword, or of one property. */
type Both = (one: unknown, other: unknown) => unknown;

const named = new Set(['properties', 'patternProperties']);

function joinedByName(one: object, other: object, both: Both): object {
  const known = one as Record<string, unknown>;
  const added = Object.entries(other).map(([name, value]: [string, unknown]) => [
    name,
    name in known && known[name] !== value ? both(known[name], value) : value,
  ]);
  return {...one, ...(Object.fromEntries(added) as object)};
}

/**
 * @param one a schema
 * @param other that holds, too
 * @param both what to make of two values of one keyword
 * @returns a schema that says what both say
 */
export function joinedSchemas<Kind extends object>(one: Kind, other: Kind, both: Both): Kind {
  const all = {...one} as Record<string, unknown>;
  for (const [keyword, value] of Object.entries(other) as [string, unknown][]) {
    const before = all[keyword];
    if (value === undefined) continue;
    if (before === undefined || before === value) all[keyword] = value;
    else if (named.has(keyword)) all[keyword] = joinedByName(before as object, value as object, both);
    else if (keyword === 'required') all[keyword] = [...new Set([before, value].flat())];
    else all[keyword] = both(before, value);
  }
  return all as Kind;
}

/**
 * @param raw a schema whose references are resolved
 * @param only its only alternative, where that is a part of it
 * @param own what a schema says itself, beside its parts; `above` are the schemas that it is a part of
 * @param join makes one of what two of them say, the later one of which is nearer to the whole
 * @returns what the schema and all its parts say; undefined for one that is a part of itself
 */
export function mergedSchema<Merged>(
  raw: SchemaOrBoolean,
  only: (schema: Schema) => Schema | undefined,
  own: (schema: Schema, above: Schema[]) => Merged,
  join: (one: Merged, other: Merged) => Merged,
  above: Schema[] = [],
): Merged | undefined {
  const schema = schemaOf(raw);
  if (above.includes(schema)) return undefined;
  const parts = [...(schema.allOf ?? []), only(schema)]
    .filter((part) => part !== undefined)
    .map((part) => mergedSchema(part, only, own, join, [...above, schema]))
    .filter((part) => part !== undefined);
  return [...parts, own(schema, above)].reduce(join);
}
