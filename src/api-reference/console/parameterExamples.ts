/** The values that the console begins with. */
import {firstExample, sampleOf} from '../model/examples';
import type {Media} from '../model/openApiTypes';

/**
 * The initial value of an editor; undefined for an optional parameter without an example.
 *
 * @param described a parameter or header, or its content
 */
export function parameterExample({
  example,
  examples,
  schema,
  required,
}: Pick<Media, 'example' | 'examples' | 'schema'> & {required?: boolean}): unknown {
  const written = [example, firstExample(examples), schema?.example, schema?.default];
  return (
    written.find((value) => value !== undefined) ??
    (required === true && schema ? sampleOf(schema) : undefined)
  );
}
