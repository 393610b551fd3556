/** Facts of a schema in words: type, limits, allowed values, examples. */
import {displaySchema, type DisplaySchema} from './displaySchema';
import type {Schema, SchemaOrBoolean} from './openApiTypes';
import {visitObjects} from './walk';

/** A type in words, such as `array of string`. */
export function typeName(schema: DisplaySchema | Schema, depth = 0): string {
  const {items, groups = []} = schema as DisplaySchema;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : schema.type;
  if (items !== undefined && depth < 4) return `array of ${typeName(displaySchema(items), depth + 1)}`;
  if (type) return type;
  if (schema.properties ?? schema.additionalProperties ?? schema.patternProperties) return 'object';
  if (schema.prefixItems) return 'array';
  const choices = groups.filter(({label}) => /of$/.test(label)).flatMap((group) => group.choices);
  const names = [
    ...new Set(depth < 4 ? choices.map((choice) => typeName(displaySchema(choice), depth + 1)) : []),
  ];
  if (names.length) return names.length > 3 ? 'one of several' : names.join(' or ');
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const kinds = [...new Set(values.filter((value) => value !== null).map((value) => typeof value))];
  return kinds.length === 1 ? String(kinds[0]) : 'any';
}

/** A range in words: `1 to 9`, `at least 1`, `more than 0`. */
function range(low?: number, high?: number, unit = ''): string[] {
  if (low !== undefined && high !== undefined)
    return [low === high ? `exactly ${low}${unit}` : `${low} to ${high}${unit}`];
  if (low !== undefined) return [`at least ${low}${unit}`];
  return high === undefined ? [] : [`at most ${high}${unit}`];
}

const limit = (words: string, value: number | undefined) =>
  value === undefined ? [] : [`${words} ${value}`];

/** All limits of a schema in words; patterns stand on their own. */
function limits(schema: Schema): string[] {
  return [
    ...range(schema.minimum, schema.maximum),
    ...limit('more than', schema.exclusiveMinimum),
    ...limit('less than', schema.exclusiveMaximum),
    ...limit('a multiple of', schema.multipleOf),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' items'),
    ...(schema.uniqueItems ? ['no item twice'] : []),
    ...range(schema.minProperties, schema.maxProperties, ' properties'),
    ...(schema.additionalProperties === false ? ['no other properties'] : []),
    ...(schema.items === false ? ['no further items'] : []),
  ];
}

/** A value as readers see it; text stands without quotation marks, where it cannot be taken for nothing or for null. */
export const shown = (value: unknown): string =>
  typeof value === 'string' && !/^(\s*|null)$/.test(value) ? value : (JSON.stringify(value) ?? '');

/** Distinct values as texts; undefined when there are none. */
export function shownAll(values: unknown[] | undefined): string[] | undefined {
  const texts = [...new Set((values ?? []).map(shown))];
  return texts.length ? texts : undefined;
}

/** The schema of a list's items, whose facts are shown with the list. */
const itemsOf = (schema: Schema): Schema => (schema.items === undefined ? {} : displaySchema(schema.items));

/** The type of a value and what belongs to it, as attributes of `SchemaItem`. */
export function typeFacts(schema: DisplaySchema) {
  return {
    type: typeName(schema),
    format: schema.format ?? itemsOf(schema).format,
    nullable: schema.nullable,
    deprecated: schema.deprecated,
    access: schema.readOnly ? 'read only' : schema.writeOnly ? 'write only' : undefined,
  };
}

/** The allowed values; that one may be null is said beside the type. */
function allowedIn(schema: DisplaySchema | Schema): unknown[] | undefined {
  const values = schema.enum;
  return 'nullable' in schema && schema.nullable ? values?.filter((value) => value !== null) : values;
}

/** Everything else that a schema says in a few words, as attributes of `ApiFacts`. */
export function schemaFacts(schema: DisplaySchema) {
  const items = itemsOf(schema);
  const allowed = allowedIn(schema);
  const only: unknown = allowed?.length === 1 ? allowed[0] : schema.const;
  const own = limits(schema);
  const ofItems = limits({...items, items: undefined}).map((text) => `each item ${text}`);
  const all = [...own, ...(items.properties ? [] : ofItems)];
  const example = schema.example === undefined ? [] : [schema.example];
  return {
    constant: only === undefined ? undefined : shown(only),
    allowed: allowed?.length === 1 ? undefined : shownAll(allowed ?? allowedIn(items)),
    defaultValue: schema.default === undefined ? undefined : shown(schema.default),
    limits: all.length ? all : undefined,
    pattern: schema.pattern ?? items.pattern,
    examples: shownAll([...example, ...(schema.examples ?? [])]),
  };
}

type Xml = {name?: string; prefix?: string; namespace?: string; attribute?: boolean; wrapped?: boolean};

/** @returns how a field is called in XML, where that differs from its name */
export function xmlNotes(field: string, {xml = {}, items}: DisplaySchema): string[] | undefined {
  const called = ({name, prefix}: Xml, other: string) => `${prefix ? `${prefix}:` : ''}${name ?? other}`;
  const own = called(xml, field);
  const item =
    items === undefined ? field : called(displaySchema(items).xml ?? {}, xml.wrapped ? own : field);
  const note = xml.wrapped
    ? `each in <${item}>, all in <${own}>`
    : xml.attribute
      ? `attribute ${own}`
      : items === undefined
        ? own !== field && `element <${own}>`
        : item !== field && `each in <${item}>`;
  const words = [note, xml.namespace && `namespace ${xml.namespace}`].filter(Boolean);
  return words.length ? [`in XML ${words.join(', ')}`] : undefined;
}

/** @returns whether a request and a response have different parts of a schema */
export function hasDirections(raw: SchemaOrBoolean): boolean {
  let found = false;
  visitObjects(raw, ({readOnly, writeOnly}) => {
    found ||= readOnly === true || writeOnly === true;
    return found;
  });
  return found;
}
