/** Fills in the examples that a document leaves out, because the Postman converter makes up random ones. */
import {sample} from 'openapi-sampler';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const hasExample = ({example, examples}: Json) => example !== undefined || examples !== undefined;

/** Whether a value is a parameter, header or media type without an example. */
const takesExample = (value: Json) => isObject(value.schema) && !('type' in value) && !hasExample(value);

function exampleOf(schema: Json, document: Json): unknown {
  if (hasExample(schema)) return undefined;
  return sample(schema, {quiet: true}, document);
}

/**
 * @param document an OpenAPI document with references inside it only
 * @returns a copy in which every parameter and body has an example, the same one at each call
 */
export function withExamples(document: object): object {
  const filled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(filled);
    if (!isObject(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item)]));
    if (!takesExample(value)) return copy;
    const example = exampleOf(value.schema as Json, document as Json);
    return example === undefined ? copy : {...copy, example};
  };
  return filled(document) as object;
}
