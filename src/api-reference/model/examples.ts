/** Example bodies of an operation, made at build time. */
import {sample} from 'openapi-sampler';
import {discriminated} from './discriminators';
import type {Example, Media, Schema} from './openApiTypes';

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

/**
 * A value that fits a schema; OpenAPI's schemas are a dialect of JSON Schema that the sampler knows. Its warning of
 * circular schemas is no news to who builds the site.
 */
export function sampleOf(schema: Schema, {mediaType = '', direction}: ExampleContext = {}): unknown {
  const isXml = /[/+]xml\b/.test(mediaType);
  const options = {
    skipReadOnly: direction === 'request',
    skipWriteOnly: direction === 'response',
    format: isXml ? ('xml' as const) : ('json' as const),
    quiet: true,
  };
  const make = (part: Schema): unknown => sample(part as JsonSchema, options);
  return isXml ? String(make(inRoot(schema))).trim() : discriminated(schema, make(schema), make);
}

/** The value of the first of several named examples. */
export const firstExample = (examples: Record<string, Example> | undefined): unknown =>
  Object.values(examples ?? {})[0]?.value;

/** The examples of a body that the specification has. */
export function writtenExamples(media: Media): {title: string; value: unknown}[] {
  if (media.example !== undefined) return [{title: 'Example', value: media.example}];
  return Object.entries(media.examples ?? {})
    .map(([name, example]) => ({title: example.summary ?? name, value: example.value as unknown}))
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
