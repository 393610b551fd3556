/** Fills in the examples that a document leaves out, because the Postman converter makes up random ones. */
import {sample} from 'openapi-sampler';
import {isObject, rewritten, type Json} from '../model/walk';

const hasExample = ({example, examples}: Json) => example !== undefined || examples !== undefined;

/** Longer texts and lists show nothing more, and the converter takes minutes for some. */
const most = {minLength: 1000, minItems: 10};

function withoutLargeLimits(schema: Json): Json {
  const limits = Object.entries(most).filter(([name, limit]) => Number(schema[name]) > limit);
  return limits.length ? {...schema, ...Object.fromEntries(limits)} : schema;
}

/** The converter takes a body for a file when nothing is said of it. */
const isFile = ({schema}: Json) => isObject(schema) && schema.format === 'binary';

/**
 * @param document an OpenAPI document with references inside it only
 * @returns a copy in which every parameter and body has an example, the same one at each call
 */
export function withExamples(document: object): object {
  return rewritten(document, (value, place) => {
    if (place === 'content' && isFile(value)) return {};
    const takesExample = ['content', 'parameters', 'headers'].includes(place);
    if (!takesExample || !isObject(value.schema) || hasExample(value) || hasExample(value.schema))
      return withoutLargeLimits(value);
    return {...value, example: sample(value.schema, {quiet: true}, document as Json)};
  }) as object;
}
