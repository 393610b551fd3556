/** Fills in the examples that a document leaves out, because the Postman converter makes up random ones. */
import {sample} from 'openapi-sampler';
import {attempted, type Tell} from '../model/faults';
import {isObject, rewritten, type Json} from '../model/grammar';

const hasExample = ({example, examples}: Json) => example !== undefined || examples !== undefined;

function exampleOf(schema: Json, document: Json, told: Tell | undefined): unknown {
  if (hasExample(schema)) return undefined;
  return attempted(told, 'It has no example in the collection', () =>
    sample(schema, {quiet: true}, document),
  );
}

/** Longer texts and lists show nothing more, and the converter takes minutes for some. */
const most = {minLength: 1000, minItems: 10};

function withoutLargeLimits(schema: Json): Json {
  const limits = Object.entries(most).filter(([name, limit]) => Number(schema[name]) > limit);
  return limits.length ? {...schema, ...Object.fromEntries(limits)} : schema;
}

/** The converter takes a body for a file when nothing is said of it. */
const isFile = ({schema}: Json) => isObject(schema) && schema.format === 'binary';

/**
 * @param document an OpenAPI document with references inside it only, without extensions
 * @param told takes what no example can be made of; without it that is an error
 * @returns a copy in which every parameter and body has an example, the same one at each call
 */
export function withExamples(document: object, told?: Tell): object {
  return rewritten(document, (value, kind) => {
    if (kind === 'schema') return withoutLargeLimits(value);
    if (kind === 'media' && isFile(value)) return {};
    const takesExample = kind === 'parameter' || kind === 'media';
    if (!takesExample || !isObject(value.schema) || hasExample(value)) return value;
    const example = exampleOf(value.schema, document as Json, told);
    return example === undefined ? value : {...value, example};
  }) as object;
}
