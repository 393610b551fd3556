/** Schema reading of validation: only the keywords of JSON Schema 2020-12 that a check needs. */
import type {Definitions, JsonSchema} from './consoleData';
import {shortText} from './shortText';

type JsonObject = Record<string, unknown>;

/** The value at a local reference such as `#/components/schemas/Pet`. */
export type ReferenceLookup = (reference: string) => unknown;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const one = new Set([
  'items',
  'additionalProperties',
  'not',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
]);
const several = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const named = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);

/** Keywords without meaning for validation. */
const silent = new Set(
  `summary example examples externalDocs xml deprecated discriminator readOnly writeOnly $comment $schema`.split(
    /\s+/,
  ),
);

/** Whether a pattern is valid in Unicode mode, which validators in browsers use; others are left to the server. */
function isReadable(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

/**
 * Converts schemas and gathers the definitions that they refer to, so that circular ones stay finite.
 *
 * Read-only fields are not required of requests, nor write-only ones of answers. A discriminator selects its
 * alternative, so that messages are about the fields that are there.
 *
 * @param lookup finds what a reference points to
 * @param direction who sends what is checked
 * @param isDescribed whether descriptions stay, for a reader that has no page
 */
export function validationSchemas(
  lookup: ReferenceLookup,
  direction: 'request' | 'response',
  isDescribed = false,
): {
  convert: (schema: unknown) => JsonSchema;
  $defs: Definitions;
} {
  const $defs: Definitions = {};
  const names = new Map<string, string>();

  function define(reference: string): string {
    const known = names.get(reference);
    if (known) return known;
    const stem = (reference.split('/').pop() ?? '').replace(/[^\w.-]+/g, '_') || 'schema';
    let name = stem;
    for (let count = 2; name in $defs; count++) name = `${stem}_${count}`;
    names.set(reference, name);
    $defs[name] = {};
    $defs[name] = convert(lookup(reference));
    return name;
  }

  const refer = (reference: string): JsonSchema => ({$ref: `#/$defs/${define(reference)}`});

  const absent = direction === 'request' ? 'readOnly' : 'writeOnly';

  function isAbsent(property: unknown): boolean {
    if (!isObject(property)) return false;
    const target = typeof property.$ref === 'string' ? lookup(property.$ref) : property;
    return property[absent] === true || (isObject(target) && target[absent] === true);
  }

  /** Editors of requests have no place for a read-only field; an answer with a write-only one is checked as it is. */
  const isHidden = (property: unknown) => direction === 'request' && isAbsent(property);

  /** `oneOf` with a discriminator as a chain of conditions on the field that tells the alternatives apart. */
  function alternatives(schema: JsonObject): JsonSchema[] | undefined {
    const {propertyName, mapping} = (schema.discriminator ?? {}) as {
      propertyName?: string;
      mapping?: JsonObject;
    };
    const options = (schema.oneOf ?? schema.anyOf) as {$ref?: string}[] | undefined;
    if (!propertyName || !options?.every(({$ref}) => $ref?.startsWith('#'))) return undefined;
    const entries = mapping
      ? Object.entries(mapping).map(([value, target]) => [value, String(target)] as const)
      : options.map(({$ref = ''}) => [$ref.split('/').pop() ?? '', $ref] as const);
    const local = entries.map(
      ([value, target]) =>
        [value, target.startsWith('#') ? target : `#/components/schemas/${target}`] as const,
    );
    return [
      {required: [propertyName], properties: {[propertyName]: {enum: local.map(([value]) => value)}}},
      ...local.map(([value, target]) => ({
        if: {required: [propertyName], properties: {[propertyName]: {const: value}}},
        then: refer(target),
      })),
    ];
  }

  function keyword(key: string, value: unknown): unknown {
    if (key === 'description') return (direction === 'request' && shortText(value)) || undefined;
    if (key === 'pattern' && !isReadable(String(value))) return undefined;
    if (one.has(key) && isObject(value)) return convert(value);
    if (several.has(key) && Array.isArray(value)) return value.map(convert);
    if (named.has(key) && isObject(value)) {
      const entries = Object.entries(value).filter(
        ([name, schema]) =>
          (key !== 'patternProperties' || isReadable(name)) && !(key === 'properties' && isHidden(schema)),
      );
      return Object.fromEntries(entries.map(([name, schema]) => [name, convert(schema)]));
    }
    return value;
  }

  function convert(schema: unknown): JsonSchema {
    if (schema === false) return {not: {}};
    if (!isObject(schema)) return {};
    const chosen = alternatives(schema);
    const kept = Object.entries(schema).filter(
      ([key]) =>
        key !== '$ref' &&
        (!silent.has(key) || (isDescribed && key === 'description' && typeof schema[key] === 'string')) &&
        !key.startsWith('x-') &&
        !(chosen && /^(one|any)Of$/.test(key)),
    );
    const converted: JsonSchema = {
      ...Object.fromEntries(kept.map(([key, value]) => [key, keyword(key, value)])),
      ...(typeof schema.$ref === 'string' && refer(schema.$ref)),
      ...(chosen && {
        allOf: [...((keyword('allOf', schema.allOf) as JsonSchema[] | undefined) ?? []), ...chosen],
      }),
    };
    if (Array.isArray(schema.required)) {
      const properties = isObject(schema.properties) ? schema.properties : {};
      converted.required = (schema.required as string[]).filter((name) => !isAbsent(properties[name]));
    }
    return converted;
  }

  return {convert, $defs};
}
