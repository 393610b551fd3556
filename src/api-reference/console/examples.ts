/** Examples for the console, which reads a document whose references still stand in it. */
import {firstExample, sampleOf} from '../model/examples';
import type {Example, Media, Schema} from '../model/openapi';

export type Found = Record<string, unknown>;

/** A whole OpenAPI document; every reference in it is local. */
export type Document = Found;

type Resolve = <Type>(value: unknown) => Type;

/** A Media Type, Parameter or Header Object without references in the places that examples are read from. */
export function resolved(source: Found, resolve: Resolve): Media {
  const examples = Object.entries((source.examples ?? {}) as Found);
  return {
    ...source,
    ...(source.schema !== undefined && {schema: resolve<Schema>(source.schema)}),
    examples: Object.fromEntries(examples.map(([name, example]) => [name, resolve<Example>(example)])),
  };
}

/**
 * What an editor is prefilled with; undefined for an optional parameter of which the document shows no value.
 *
 * @param parameter a Parameter Object or a Header Object
 */
export function parameterExample(parameter: Found, document: Document, resolve: Resolve): unknown {
  const {example, examples, schema} = resolved(parameter, resolve);
  const shown = example ?? firstExample(examples) ?? schema?.example ?? schema?.default;
  return shown ?? (parameter.required === true && schema ? sampleOf(schema, {document}) : undefined);
}
