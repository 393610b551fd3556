/** Examples for the console: the document's own, else made from the schema. */
import {sample} from 'openapi-sampler';
import type {NamedExample} from '../../config/tryIt';

export type Found = Record<string, unknown>;

/** A whole OpenAPI document; every reference in it is local. */
export type Document = Found;

type Resolve = <Type>(value: unknown) => Type;

type Example = {summary?: string; value?: unknown};

type Options = Parameters<typeof sample>[1];

/** What a schema suggests; the sampler warns of circular schemas, which is no news to a reader of the build. */
function made(schema: unknown, document: Document, options?: Options): unknown {
  return sample(schema as Parameters<typeof sample>[0], {quiet: true, ...options}, document);
}

function named(source: Found, resolve: Resolve): NamedExample[] {
  return Object.entries((source.examples ?? {}) as Found)
    .map(([name, example]) => [name, resolve<Example>(example)] as const)
    .filter(([, {value}]) => value !== undefined)
    .map(([name, {summary, value}]) => ({title: summary ?? name, value}));
}

/**
 * Examples of a body, at least one where there is a schema.
 *
 * @param media a Media Type Object
 * @param options leaves out what only answers, or only requests, have
 */
export function mediaExamples(
  media: Found,
  document: Document,
  resolve: Resolve,
  options: Options,
): NamedExample[] {
  if (media.example !== undefined) return [{title: 'Example', value: media.example}];
  const own = named(media, resolve);
  if (own.length || media.schema === undefined) return own;
  return [{title: 'Example', value: made(media.schema, document, options)}];
}

/**
 * What an editor is prefilled with; undefined for an optional parameter of which the document shows no value.
 *
 * @param parameter a Parameter Object or a Header Object
 */
export function parameterExample(parameter: Found, document: Document, resolve: Resolve): unknown {
  const schema = resolve<Found | undefined>(parameter.schema);
  const shown =
    parameter.example ?? named(parameter, resolve)[0]?.value ?? schema?.example ?? schema?.default;
  return shown ?? (parameter.required === true ? made(parameter.schema, document) : undefined);
}
