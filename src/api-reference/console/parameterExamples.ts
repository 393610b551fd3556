/** Examples for the console, which reads a document whose references still stand in it. */
import {firstExample, sampleOf} from '../model/examples';
import type {Example, Media, Schema} from '../model/openApiTypes';

export type JsonObject = Record<string, unknown>;

/** A whole OpenAPI document; every reference in it is local. */
export type BundledDocument = JsonObject;

type Resolve = <Type>(value: unknown) => Type;

/** A Media Type, Parameter or Header Object with the references resolved that examples are read from. */
export function resolved(source: JsonObject, resolve: Resolve): Media {
  const examples = Object.entries((source.examples ?? {}) as JsonObject);
  return {
    ...source,
    ...(source.schema !== undefined && {schema: resolve<Schema>(source.schema)}),
    examples: Object.fromEntries(examples.map(([name, example]) => [name, resolve<Example>(example)])),
  };
}

/**
 * The initial value of an editor; undefined for an optional parameter without an example.
 *
 * @param parameter a Parameter Object or a Header Object
 */
export function parameterExample(
  parameter: JsonObject,
  document: BundledDocument,
  resolve: Resolve,
): unknown {
  const {example, examples, schema} = resolved(parameter, resolve);
  const shown = example ?? firstExample(examples) ?? schema?.example ?? schema?.default;
  return shown ?? (parameter.required === true && schema ? sampleOf(schema, {document}) : undefined);
}
