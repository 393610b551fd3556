/** Example bodies of an operation, made at build time. */
import {sample} from 'openapi-sampler';
import {displaySchema, schemaOf} from './displaySchema';
import {finiteSchema, isWritten, type Bounds} from './finiteSchema';
import type {Example, Media, Schema, SchemaOrBoolean} from './openApiTypes';
import {typeName} from './schemaFacts';
import {isObject, type Json} from './walk';

type JsonSchema = Parameters<typeof sample>[0];

/** What goes over the wire: a request has no read-only fields, a response no write-only ones. */
export type ExampleContext = {
  mediaType?: string;
  direction?: 'request' | 'response';
};

/** Wraps a schema in its XML root element, which the sampler leaves out. */
function inRoot(schema: Schema & {xml?: {name?: string}}): Schema {
  return {type: 'object', properties: {[schema.xml?.name ?? schema.title ?? 'root']: schema}};
}

/** Sets the field that tells schemas apart to the value for one of them: that of the mapping, or else its name. */
function set(value: Json, {discriminator}: Schema, name: string | undefined): Json {
  if (!discriminator || name === undefined) return value;
  const {propertyName, mapping = {}} = discriminator;
  const [mapped = name] = Object.keys(mapping).filter((key) => mapping[key]?.split('/').at(-1) === name);
  return {...value, [propertyName]: mapped};
}

/**
 * The sampler fills a discriminator like any other field, so that no server knows what it gets.
 *
 * @param sampled a sample of a schema
 * @param sample makes a sample of another schema
 * @returns the sample, in which each discriminator names the schema that is there
 */
function discriminated(
  raw: SchemaOrBoolean | undefined,
  sampled: unknown,
  sample: (schema: Schema) => unknown,
): unknown {
  /** Schemas whose samples are being made: one that holds itself ends here. */
  const making: Schema[] = [];

  /** The fields of a schema and of its parts; `name` is that of the schema which the parts make. */
  function inside(schema: Schema, value: Json, name: string | undefined, above: readonly Schema[]): Json {
    if (above.includes(schema)) return value;
    const fields = Object.entries(schema.properties ?? {}).filter(([key]) => key in value);
    const own = {
      ...value,
      ...Object.fromEntries(fields.map(([key, field]) => [key, within(field, value[key])])),
    };
    return (schema.allOf ?? []).map(schemaOf).reduce<Json>((all, part) => {
      const made = inside(part, all, name, [...above, schema]);
      return part.oneOf || part.anyOf ? made : set(made, part, name);
    }, own);
  }

  function within(part: SchemaOrBoolean | undefined, value: unknown): unknown {
    const schema = schemaOf(part);
    if (!isObject(value) || isWritten(schema)) return value;
    if (Array.isArray(value)) return value.map((item) => within(schema.items, item));
    const [subtype] = schema['x-subtypes'] ?? [];
    if (subtype && !making.includes(subtype)) {
      making.push(subtype);
      const made = within(subtype, sample(subtype));
      making.pop();
      return made;
    }
    const made = inside(schema, value, schema['x-name'], []);
    const [first] = schema.oneOf ?? schema.anyOf ?? [];
    if (first === undefined) return made;
    const chosen = within(first, made);
    return isObject(chosen) ? set(chosen, schema, schemaOf(first)['x-name']) : chosen;
  }

  return within(raw, sampled);
}

/** A program around a body of so many lines has no more than 120. */
const longest = 80;

/** From the fewest optional properties to all of them, level by level. */
const steps: readonly Bounds[] = [
  {depth: 0, width: 0},
  {depth: 0, width: 30},
  ...Array.from({length: 10}, (_, depth) => ({depth, width: Infinity})),
];

/**
 * A value that fits a schema, as full as its lines allow; OpenAPI's schemas are a dialect of JSON Schema that the sampler
 * knows.
 */
export function sampleOf(schema: Schema, {mediaType = '', direction}: ExampleContext = {}): unknown {
  const isXml = /[/+]xml\b/.test(mediaType);
  const options = {
    skipReadOnly: direction === 'request',
    skipWriteOnly: direction === 'response',
    format: isXml ? ('xml' as const) : ('json' as const),
    quiet: true,
  };
  let value: unknown;
  for (const bounds of steps) {
    const make = (part: Schema): unknown => sample((finiteSchema(part, bounds) ?? {}) as JsonSchema, options);
    const next = isXml ? String(make(inRoot(schema))).trim() : discriminated(schema, make(schema), make);
    if (bounds !== steps[0] && wireText(next).split('\n').length > longest) break;
    value = next;
  }
  return value;
}

/** The value of the first of several named examples. */
export const firstExample = (examples: Record<string, Example> | undefined): unknown =>
  Object.values(examples ?? {})[0]?.value;

/** JSON that is written as a text, where the schema takes no text, is the value that it holds. */
function held(value: unknown, schema: SchemaOrBoolean | undefined): unknown {
  const types = typeName(displaySchema(schema)).split(' or ');
  const isText = types.some((type) => !/^(array|boolean|integer|number|object)/.test(type));
  if (typeof value !== 'string' || isText) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** The examples of a body that the specification has. */
export function writtenExamples({example, examples = {}, schema}: Media): {title: string; value: unknown}[] {
  if (example !== undefined) return [{title: 'Example', value: held(example, schema)}];
  return Object.entries(examples)
    .map(([name, {summary, value}]) => ({title: summary?.trim() || name, value: held(value, schema)}))
    .filter(({value}) => value !== undefined);
}

/** The examples of a body: the specification's own where it has any, else one made from the schema. */
export function mediaExamples(media: Media, wire?: ExampleContext): {title: string; value: unknown}[] {
  const named = writtenExamples(media);
  if (named.length || media.schema === undefined) return named;
  const value = sampleOf(media.schema, wire);
  return value === undefined ? [] : [{title: 'Example', value}];
}

/** An example as the text that goes over the wire. */
export function wireText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
}
