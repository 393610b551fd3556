/** Schema reading of the pages: `allOf` merged, null apart from the types, alternatives in groups. */
import assignWith from 'lodash/assignWith.js';
import union from 'lodash/union.js';
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
} as const;

type GroupKeyword = keyof typeof labels;

const keywords = Object.keys(labels) as GroupKeyword[];

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

/**
 * `{oneOf: [X, {type: null}]}` is X that may be null.
 *
 * @returns the only alternative of a schema, the keyword that it stands under, and whether null is another one
 */
function onlyChoice(schema: Schema): {keyword?: GroupKeyword; only?: Schema; nullable?: true} {
  const lists = (['oneOf', 'anyOf'] as const).map((keyword) => ({keyword, all: schema[keyword] ?? []}));
  const nullable = lists.some(({all}) => all.some(isNull)) || undefined;
  for (const {keyword, all} of lists) {
    const [only, ...others] = all.filter((choice) => !isNull(choice));
    if (only !== undefined && !others.length) return {keyword, only: schemaOf(only), nullable};
  }
  return {nullable};
}

/** `false`, and its older form `{not: {}}`. */
const isNothing = (schema: Schema): boolean =>
  typeof schema.not === 'object' && Object.keys(schema.not).length === 0;

/** The alternatives of a schema itself, but for one that is the only one. */
function ownGroups(schema: Schema, above: Schema[]): AlternativeGroup[] {
  const {discriminator, 'x-subtypes': subtypes} = schema;
  const groups: AlternativeGroup[] = [];
  // A schema that is merged into one of its subtypes does not list them.
  if (subtypes && !subtypes.some((choice) => above.includes(choice)))
    groups.push({label: labels.oneOf, choices: subtypes, discriminator});
  const unwrapped = onlyChoice(schema).keyword;
  for (const keyword of keywords) {
    const value = schema[keyword];
    if (value === undefined || keyword === unwrapped) continue;
    const all = Array.isArray(value) ? value : [value];
    const isChoice = keyword.endsWith('Of');
    const choices = isChoice ? all.filter((choice) => !isNull(choice)) : all;
    if (choices.length && !(keyword === 'not' && isNothing(schema)))
      groups.push({label: labels[keyword], choices, ...(isChoice && {discriminator})});
  }
  return groups;
}

/** `type: [string, null]` is a string that may be null. */
function typesOf({type}: Schema): Pick<DisplaySchema, 'type' | 'nullable'> {
  if (!Array.isArray(type)) return {};
  const types = type.filter((name) => name !== 'null');
  if (!types.length) return {type: 'null'};
  return {type: types.length === 1 ? types[0] : types, ...(types.length < type.length && {nullable: true})};
}

/** What is nearer to the whole goes before what its parts say. */
const join = (all: DisplaySchema, part: DisplaySchema): DisplaySchema =>
  assignWith({...all}, part, (before: unknown, value: unknown, keyword: string): unknown => {
    if (value === undefined || before === undefined) return value ?? before;
    if (keyword === 'groups') return [...all.groups, ...part.groups];
    if (keyword === 'required') return union(all.required, part.required);
    return /^p.*roperties$/.test(keyword) ? {...before, ...value} : value;
  }) as DisplaySchema;

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

/** What a schema and all its parts say; undefined for one that is a part of itself. */
function merged(raw: SchemaOrBoolean, above: Schema[] = []): DisplaySchema | undefined {
  const schema = schemaOf(raw);
  if (above.includes(schema)) return undefined;
  const parts = [...(schema.allOf ?? []), onlyChoice(schema).only]
    .map((part) => (part === undefined ? undefined : merged(part, [...above, schema])))
    .filter((part) => part !== undefined);
  return [...parts, own(schema, above)].reduce(join);
}

const known = new WeakMap<Schema, DisplaySchema>();

/**
 * A schema with the parts of its `allOf`; later parts override earlier ones, the schema itself overrides all.
 *
 * @param raw a schema of a document whose references are resolved
 * @returns the same object for the same schema, which is merged once
 */
export function displaySchema(raw: SchemaOrBoolean | undefined): DisplaySchema {
  const schema = schemaOf(raw);
  const made = known.get(schema) ?? merged(schema) ?? {groups: []};
  known.set(schema, made);
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
