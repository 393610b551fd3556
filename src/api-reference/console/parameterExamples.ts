/** The values that the console begins with. */
import {firstExample, sampleOf} from '../model/examples';
import type {Tell} from '../model/faults';
import type {Media} from '../model/openApiTypes';

/**
 * The initial value of an editor; undefined for an optional parameter without an example.
 *
 * @param described a parameter or header, or its content
 * @param told gets what no value can be made of; without it that is an error
 */
export function parameterExample(
  {
    example,
    examples,
    schema,
    required,
  }: Pick<Media, 'example' | 'examples' | 'schema'> & {required?: boolean},
  told?: Tell,
): unknown {
  const shown: unknown = example ?? firstExample(examples) ?? schema?.example ?? schema?.default;
  return shown ?? (required === true && schema ? sampleOf(schema, {told}) : undefined);
}
