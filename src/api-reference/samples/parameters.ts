/** The parameters of a sample: their values, and how they are written. */
import {firstExample, sampleOf} from '../model/examples';
import type {Parameter} from '../model/openApiTypes';
import {serialise} from '../request/serialise';

/** The specification's own example of a parameter. */
export function exampleOf({example, examples, schema, content}: Parameter): unknown {
  const [media] = Object.values(content ?? {});
  return (
    example ?? firstExample(examples) ?? media?.example ?? firstExample(media?.examples) ?? schema?.example
  );
}

/** @returns an example of a parameter as it goes over the wire */
export function written(parameter: Parameter): string {
  const [[mediaType, media] = []] = Object.entries(parameter.content ?? {});
  const schema = parameter.schema ?? media?.schema;
  const value = exampleOf(parameter) ?? (schema ? sampleOf(schema) : parameter.name);
  const {name, in: place, style, explode, allowReserved} = parameter;
  return serialise({name, in: place, style, explode, allowReserved, mediaType}, value);
}
