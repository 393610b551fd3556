/** Schema reading of the pages: `allOf` merged, null apart from the types, alternatives in groups. */
import type {Schema, SchemaOrBoolean} from './openApiTypes';

/** Alternatives of a schema under one heading. */
export type AlternativeGroup = {
  label: string;
  choices: SchemaOrBoolean[];
  discriminator?: Schema['discriminator'];
};

/** Beside the keywords of a schema, whether it may be null, which its type does not say. */
export type DisplaySchema = Schema & {groups: AlternativeGroup[]; nullable?: boolean};

/** What each keyword with alternatives or conditions says to a reader. */
const labels = {
  oneOf: 'One of',
  anyOf: 'Any of',
  not: 'Must not be',
  if: 'If it is',
  then: 'then it must also be',
  else: 'otherwise it must also be',
  contains: 'Contains',
  contentSchema: 'Its text holds',
} as const;

type GroupKeyword = keyof typeof labels;

const keywords = Object.keys(labels) as GroupKeyword[];

/** A boolean schema as an object: `true` allows anything, `false` nothing. */
export function schemaOf(schema: SchemaOrBoolean | undefined): Schema {
  if (schema === false) return {not: {}};
  return typeof schema === 'object' ? schema : {};
}

/** `false`, and its older form `{not: {}}`. */
const isNothing = (schema: Schema): boolean =>
  typeof schema.not === 'object' && Object.keys(schema.not).length === 0;

const isNull = (schema: SchemaOrBoolean) => {
  const {type, enum: values} = schemaOf(schema);
  return type === 'null' || (Array.isArray(values) && values.length === 1 && values[0] === null);
};

/** The subtypes of a schema; none where it is merged into one of them. */
function subtypes({'x-subtypes': choices, discriminator}: Schema, above: Schema[]): AlternativeGroup[] {
  if (!choices || choices.some((choice) => above.includes(choice))) return [];
  return [{label: labels.oneOf, choices, discriminator}];
}

/** What holds for the rest of a value, or beside a property. */
function conditions({
  dependentSchemas,
  unevaluatedItems,
  unevaluatedProperties,
  additionalProperties,
}: Schema) {
  const beside = Object.entries(dependentSchemas ?? {}).map(([name, choice]) => ({
    label: `With ${name}, it must also be`,
    choices: [choice],
  }));
  const rest = (label: string, choice: SchemaOrBoolean | undefined) =>
    typeof choice === 'object' ? [{label, choices: [choice]}] : [];
  return [
    ...beside,
    ...rest('Further items', unevaluatedItems),
    // Where nothing else is said of other properties, they stand among the fields.
    ...(additionalProperties === undefined ? [] : rest('Further properties', unevaluatedProperties)),
  ];
}

/** The alternatives of a schema itself; `{oneOf: [X, {type: null}]}` is X that may be null. */
function ownGroups(
  schema: Schema,
  above: Schema[],
): {groups: AlternativeGroup[]; only?: Schema; nullable?: true} {
  const groups = subtypes(schema, above);
  let only: Schema | undefined;
  let nullable: true | undefined;
  for (const keyword of keywords) {
    const value = schema[keyword];
    if (value === undefined) continue;
    const all = Array.isArray(value) ? value : [value];
    const isChoice = keyword === 'oneOf' || keyword === 'anyOf';
    const choices = isChoice ? all.filter((choice) => !isNull(choice)) : all;
    if (choices.length < all.length) nullable = true;
    if (isChoice && choices.length === 1 && !only) only = schemaOf(choices[0]);
    else if (choices.length && !(keyword === 'not' && isNothing(schema)))
      groups.push({label: labels[keyword], choices, ...(isChoice && {discriminator: schema.discriminator})});
  }
  return {groups: [...groups, ...conditions(schema)], only, nullable};
}

/** `type: [string, null]` is a string that may be null. */
function typesOf({type}: Schema): Pick<DisplaySchema, 'type' | 'nullable'> {
  if (!Array.isArray(type)) return {};
  const types = type.filter((name) => name !== 'null');
  if (!types.length) return {type: 'null'};
  return {type: types.length === 1 ? types[0] : types, ...(types.length < type.length && {nullable: true})};
}

function join(all: DisplaySchema, part: DisplaySchema): DisplaySchema {
  const both = <Value>(a: Record<string, Value> | undefined, b: Record<string, Value> | undefined) =>
    a || b ? {...a, ...b} : undefined;
  const given = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
  return {
    ...all,
    ...given,
    properties: both(all.properties, part.properties),
    patternProperties: both(all.patternProperties, part.patternProperties),
    required: [...new Set([all.required ?? [], part.required ?? []].flat())],
    groups: [...all.groups, ...part.groups],
  };
}

/** @param above schemas that are being merged, which a part may contain again */
function mergedInto(raw: SchemaOrBoolean, above: Schema[]): DisplaySchema {
  const schema = schemaOf(raw);
  if (above.includes(schema)) return {groups: []};
  const chain = [...above, schema];
  const {groups, only, nullable} = ownGroups(schema, above);
  const {allOf = []} = schema;
  // Some documents write `required: true` on a property, as OpenAPI 2.0 did on parameters.
  const required = Array.isArray(schema.required) ? schema.required : undefined;
  const rest: Schema = {...schema, required, allOf: undefined};
  for (const keyword of keywords) delete rest[keyword];
  const own: DisplaySchema = {
    ...rest,
    ...typesOf(schema),
    ...(isNothing(schema) && {type: 'nothing'}),
    ...(nullable && {nullable}),
    groups,
  };
  const parts = [...allOf.map((part) => mergedInto(part, chain)), ...(only ? [mergedInto(only, chain)] : [])];
  return parts.length ? [...parts, own].reduce(join, {groups: []}) : own;
}

const merged = new WeakMap<Schema, DisplaySchema>();

/**
 * A schema with the parts of its `allOf`; later parts override earlier ones, the schema itself overrides all.
 *
 * @param raw a schema of a document whose references are resolved
 * @returns the same object for the same schema, which is merged once
 */
export function displaySchema(raw: SchemaOrBoolean | undefined): DisplaySchema {
  const schema = schemaOf(raw);
  const made = merged.get(schema) ?? mergedInto(schema, []);
  merged.set(schema, made);
  return made;
}

/**
 * The name under which a schema stands in the components; `{allOf: [X]}` and `{oneOf: [X, {type: null}]}`, which add
 * a fact to a reference, have the name of X.
 */
export function nameOf(raw: SchemaOrBoolean | undefined, above: Schema[] = []): string | undefined {
  const schema = schemaOf(raw);
  if (schema['x-name'] !== undefined || above.includes(schema)) return schema['x-name'];
  const parts = schema.allOf ?? [schema.oneOf ?? schema.anyOf ?? []].flat().filter((part) => !isNull(part));
  return parts.length === 1 && !schema.properties ? nameOf(parts[0], [...above, schema]) : undefined;
}
