/** Example bodies of an operation, made at build time. */
import {sample} from 'openapi-sampler';
import {Discriminators} from './discriminators';
import type {Example, Media, Schema} from './openApiTypes';

type JsonSchema = Parameters<typeof sample>[0];

/** What goes over the wire: a request has no read-only fields, a response no write-only ones. */
export type ExampleContext = {
  mediaType?: string;
  direction?: 'request' | 'response';
  /** Where references lead; none is needed for schemas whose references are resolved. */
  document?: object;
};

/** Wraps a schema in its XML root element, which the sampler leaves out. */
function inRoot(schema: Schema & {xml?: {name?: string}}): Schema {
  return {type: 'object', properties: {[schema.xml?.name ?? schema.title ?? 'root']: schema}};
}

/**
 * A value that fits a schema; OpenAPI's schemas are a dialect of JSON Schema that the sampler knows. Its warning of
 * circular schemas is no news to who builds the site.
 */
export function sampleOf(
  schema: Schema,
  {mediaType = '', direction, document}: ExampleContext = {},
): unknown {
  const isXml = /[/+]xml\b/.test(mediaType);
  const options = {
    skipReadOnly: direction === 'request',
    skipWriteOnly: direction === 'response',
    format: isXml ? ('xml' as const) : ('json' as const),
    quiet: true,
  };
  const make = (part: Schema): unknown => sample(part as JsonSchema, options, document);
  return isXml
    ? String(make(inRoot(schema))).trim()
    : new Discriminators(make, document).in(schema, make(schema));
}

/** A text that is JSON as its value; any other as it is. */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

/** @returns the value of an example: since 3.2, as data or as the text that goes over the wire */
export const valueOf = ({value, dataValue, serializedValue}: Example): unknown =>
  value ?? dataValue ?? parsed(serializedValue);

/** The value of the first of several named examples. */
export const firstExample = (examples: Record<string, Example> | undefined): unknown =>
  valueOf(Object.values(examples ?? {})[0] ?? {});

/** The examples of a body that the specification has. */
export function writtenExamples(media: Media): {title: string; value: unknown}[] {
  if (media.example !== undefined) return [{title: 'Example', value: media.example}];
  return Object.entries(media.examples ?? {})
    .map(([name, example]) => ({title: example.summary ?? name, value: valueOf(example)}))
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
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
