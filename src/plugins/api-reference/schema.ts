/** Turns a schema into a tree of `<ApiField>` elements, readable without JavaScript. */
import {blocks, element, prose, slug} from './mdx';
import type {Parameter, Schema} from './openapi';

/** Deeper levels of recursive schemas are named, not repeated. */
const maximumDepth = 6;

/** One schema for an `allOf`: the parts' properties together, the later ones winning. */
function merged(schema: Schema): Schema {
  if (!schema.allOf) return schema;
  const {allOf, ...rest} = schema;
  return [...allOf.map(merged), rest].reduce<Schema>(
    (all, part) => ({
      ...all,
      ...part,
      properties: {...all.properties, ...part.properties},
      required: [...new Set([...(all.required ?? []), ...(part.required ?? [])])],
    }),
    {},
  );
}

function typeName(schema: Schema): string {
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : schema.type;
  if (schema.items) return `array of ${typeName(merged(schema.items))}`;
  if (schema.oneOf ?? schema.anyOf) return type ?? 'one of several';
  return type ?? (schema.properties ? 'object' : 'any');
}

function limits(schema: Schema): string[] {
  const range = (low: number | undefined, high: number | undefined, unit: string) => {
    if (low !== undefined && high !== undefined) return [`${low} to ${high}${unit}`];
    if (low !== undefined) return [`at least ${low}${unit}`];
    if (high !== undefined) return [`at most ${high}${unit}`];
    return [];
  };
  return [
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, ' characters'),
    ...range(schema.minItems, schema.maxItems, ' items'),
    ...(schema.pattern ? [`pattern ${schema.pattern}`] : []),
  ];
}

const shown = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined ? undefined : JSON.stringify(value);

function attributes(name: string, id: string, schema: Schema, required: boolean) {
  return {
    name,
    id,
    type: typeName(schema),
    format: schema.format ?? merged(schema.items ?? {}).format,
    required,
    nullable: schema.nullable,
    deprecated: schema.deprecated,
    access: schema.readOnly ? 'read only' : schema.writeOnly ? 'write only' : undefined,
    allowed: (schema.enum ?? schema.items?.enum)?.map(shown),
    defaultValue: shown(schema.default),
    example: shown(schema.example),
    limits: limits(schema).length ? limits(schema) : undefined,
  };
}

function field(name: string, raw: Schema, required: boolean, id: string, depth: number): string {
  const schema = merged(raw);
  const children = fields(schema, id, depth + 1);
  return element(
    'ApiField',
    attributes(name, id, schema, required),
    blocks(prose(schema.description), children && element('ApiChildren', {name}, children)),
  );
}

function choices(alternatives: Schema[], id: string, depth: number, label: string): string {
  const options = alternatives.map((alternative, index) => {
    const option = merged(alternative);
    const title = option.title ?? `Option ${index + 1}`;
    return element(
      'ApiChoice',
      {title, type: typeName(option)},
      blocks(prose(option.description), fields(option, slug(id, title.toLowerCase()), depth + 1)),
    );
  });
  return element('ApiChoices', {label}, blocks(...options));
}

/**
 * The fields of a schema as MDX.
 *
 * @param id prefix of every field's HTML id, so that each can be linked to
 * @returns an empty string where the schema has no fields of its own (a string, a file)
 */
export function fields(raw: Schema, id: string, depth = 0): string {
  const schema = merged(raw);
  if (depth > maximumDepth) return '';
  if (schema.items) return fields(schema.items, id, depth);
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    field(name, property, schema.required?.includes(name) ?? false, slug(id, name), depth),
  );
  const free = schema.additionalProperties;
  if (free && typeof free === 'object') {
    properties.push(field('any other name', free, false, slug(id, 'any'), depth));
  }
  return blocks(
    properties.length > 0 && element('ApiFields', {}, blocks(...properties)),
    schema.oneOf && choices(schema.oneOf, id, depth, 'One of'),
    schema.anyOf && choices(schema.anyOf, id, depth, 'Any of'),
  );
}

/** A body in one line where it has no fields: its type and what it means. */
export function summary(raw: Schema): string {
  const schema = merged(raw);
  return blocks(
    `Type: \`${typeName(schema)}\`${schema.format ? ` (${schema.format})` : ''}.`,
    prose(schema.description),
  );
}

/** The parameters of one place (path, query, header, cookie) as MDX. */
export function parameterFields(parameters: Parameter[]): string {
  const rows = parameters.map((parameter) => {
    const schema = merged(parameter.schema ?? {});
    const example = parameter.example ?? Object.values(parameter.examples ?? {})[0]?.value ?? schema.example;
    return element(
      'ApiField',
      {
        ...attributes(
          parameter.name,
          slug(parameter.in, parameter.name),
          {...schema, example},
          parameter.required ?? false,
        ),
        deprecated: parameter.deprecated,
      },
      prose(parameter.description ?? schema.description),
    );
  });
  return element('ApiFields', {}, blocks(...rows));
}
