/** Discriminators in samples, which the sampler fills like any other field, so that no server knows what it gets. */
import {schemaOf} from './displaySchema';
import type {Schema, SchemaOrBoolean} from './openApiTypes';
import {isObject, type Json} from './walk';

/** Somebody has written the value, and knows what stands in it. */
const isWritten = ({example, examples, default: usual, const: only}: Schema) =>
  [example, examples, usual, only].some((value) => value !== undefined);

/** Sets the field that tells schemas apart to the value for one of them: that of the mapping, or else its name. */
function set(value: Json, {discriminator}: Schema, name: string | undefined): Json {
  if (!discriminator || name === undefined) return value;
  const {propertyName, mapping = {}} = discriminator;
  const [mapped = name] = Object.keys(mapping).filter((key) => mapping[key]?.split('/').at(-1) === name);
  return {...value, [propertyName]: mapped};
}

/**
 * @param raw a schema whose references are resolved
 * @param sampled a sample of it
 * @param sample makes a sample of another schema
 * @returns the sample, in which each discriminator names the schema that is there
 */
export function discriminated(
  raw: SchemaOrBoolean | undefined,
  sampled: unknown,
  sample: (schema: Schema) => unknown,
): unknown {
  /** Schemas whose samples are being made: one that holds itself ends here. */
  const making: Schema[] = [];

  /** The fields of a schema and of its parts; `name` is that of the schema which the parts make. */
  function inside(schema: Schema, value: Json, name: string | undefined, above: readonly Schema[]): Json {
    if (above.includes(schema)) return value;
    const fields = Object.entries(schema.properties ?? {}).filter(([key]) => key in value);
    const own = {
      ...value,
      ...Object.fromEntries(fields.map(([key, field]) => [key, within(field, value[key])])),
    };
    return (schema.allOf ?? []).map(schemaOf).reduce<Json>((all, part) => {
      const made = inside(part, all, name, [...above, schema]);
      return part.oneOf || part.anyOf ? made : set(made, part, name);
    }, own);
  }

  function within(part: SchemaOrBoolean | undefined, value: unknown): unknown {
    const schema = schemaOf(part);
    if (!isObject(value) || isWritten(schema)) return value;
    if (Array.isArray(value)) return value.map((item) => within(schema.items, item));
    const [subtype] = schema['x-subtypes'] ?? [];
    if (subtype && !making.includes(subtype)) {
      making.push(subtype);
      const made = within(subtype, sample(subtype));
      making.pop();
      return made;
    }
    const made = inside(schema, value, schema['x-name'], []);
    const [first] = schema.oneOf ?? schema.anyOf ?? [];
    if (first === undefined) return made;
    const chosen = within(first, made);
    return isObject(chosen) ? set(chosen, schema, schemaOf(first)['x-name']) : chosen;
  }

  return within(raw, sampled);
}
