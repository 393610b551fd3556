/** Schema reading of the pages: `allOf` merged, null apart from the types, alternatives in groups. */
import {isNull, joinedSchemas, mergedSchema, onlyChoice, schemaOf} from './mergeSchemas';
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

/** `false`, and its older form `{not: {}}`. */
const isNothing = (schema: Schema): boolean =>
  typeof schema.not === 'object' && Object.keys(schema.not).length === 0;

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

/** The alternatives of a schema itself, but for one that is the only one. */
function ownGroups(schema: Schema, above: Schema[]): AlternativeGroup[] {
  const groups = subtypes(schema, above);
  const unwrapped = onlyChoice(schema).keyword;
  for (const keyword of keywords) {
    const value = schema[keyword];
    if (value === undefined || keyword === unwrapped) continue;
    const all = Array.isArray(value) ? value : [value];
    const isChoice = keyword === 'oneOf' || keyword === 'anyOf';
    const choices = isChoice ? all.filter((choice) => !isNull(choice)) : all;
    if (choices.length && !(keyword === 'not' && isNothing(schema)))
      groups.push({label: labels[keyword], choices, ...(isChoice && {discriminator: schema.discriminator})});
  }
  return [...groups, ...conditions(schema)];
}

/** `type: [string, null]` is a string that may be null. */
function typesOf({type}: Schema): Pick<DisplaySchema, 'type' | 'nullable'> {
  if (!Array.isArray(type)) return {};
  const types = type.filter((name) => name !== 'null');
  if (!types.length) return {type: 'null'};
  return {type: types.length === 1 ? types[0] : types, ...(types.length < type.length && {nullable: true})};
}

/** What is nearer to the whole goes before what its parts say. */
const join = (all: DisplaySchema, part: DisplaySchema): DisplaySchema => ({
  ...joinedSchemas(all, part, (_, nearer) => nearer),
  groups: [...all.groups, ...part.groups],
});

function own(schema: Schema, above: Schema[]): DisplaySchema {
  // Some documents write `required: true` on a property, as OpenAPI 2.0 did on parameters.
  const required = Array.isArray(schema.required) ? schema.required : undefined;
  const rest: Schema = {...schema, required, allOf: undefined};
  for (const keyword of keywords) delete rest[keyword];
  const {nullable} = onlyChoice(schema);
  return {
    ...rest,
    ...typesOf(schema),
    ...(isNothing(schema) && {type: 'nothing'}),
    ...(nullable && {nullable}),
    groups: ownGroups(schema, above),
  };
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
  const made = merged.get(schema) ??
    mergedSchema(schema, (each) => onlyChoice(each).only, own, join) ?? {groups: []};
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
