/** Schema reading of validation: only the keywords of JSON Schema 2020-12 that a check needs. */
import {holdsNames, holdsValue, isObject, type Json} from '../model/walk';
import type {Definitions, JsonSchema} from './consoleData';
import {shortText} from './shortText';

/** The schemas of a document by name, with their references resolved. */
export type NamedSchemas = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Json => isObject(value) && !Array.isArray(value);

/** Keywords without meaning for validation. */
const silent = new Set(
  `summary example examples externalDocs xml deprecated discriminator readOnly writeOnly $comment $schema`.split(
    /\s+/,
  ),
);

const lastOf = (reference: string) => reference.split('/').at(-1) ?? '';

/** Whether a pattern is valid in Unicode mode, which validators in browsers use; others are left to the server. */
function isReadable(pattern: string): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

/**
 * Converts schemas and gathers the named ones among them as definitions, and those that hold themselves, so that the
 * result is finite.
 *
 * Read-only fields are not required of requests, nor write-only ones of answers. A discriminator selects its
 * alternative, so that messages are about the fields that are there.
 *
 * @param named the schemas that a discriminator may name
 * @param direction who sends what is checked
 */
export function validationSchemas(
  named: NamedSchemas,
  direction: 'request' | 'response',
): {
  convert: (schema: unknown) => JsonSchema;
  $defs: Definitions;
} {
  const $defs: Definitions = {};
  const names = new Map<Json, string>();
  /** Schemas without a name that are being converted: one that comes again holds itself. */
  const making = new Set<Json>();

  function nameFor(schema: Json, wanted: string): string {
    const stem = wanted.replace(/[^\w.-]+/g, '_') || 'schema';
    let name = stem;
    for (let count = 2; name in $defs; count++) name = `${stem}_${count}`;
    names.set(schema, name);
    $defs[name] = {};
    return name;
  }

  const definition = (name: string): JsonSchema => ({$ref: `#/$defs/${name}`});

  function define(schema: Json, wanted: string): JsonSchema {
    const known = names.get(schema);
    if (known !== undefined) return definition(known);
    const name = nameFor(schema, wanted);
    $defs[name] = content(schema);
    return definition(name);
  }

  const absent = direction === 'request' ? 'readOnly' : 'writeOnly';

  const isAbsent = (property: unknown) => isSchema(property) && property[absent] === true;

  /** Editors of requests have no place for a read-only field; an answer with a write-only one is checked as it is. */
  const isHidden = (property: unknown) => direction === 'request' && isAbsent(property);

  /** `oneOf` with a discriminator as a chain of conditions on the field that tells the alternatives apart. */
  function alternatives(schema: Json): JsonSchema[] | undefined {
    const {propertyName, mapping} = (schema.discriminator ?? {}) as {
      propertyName?: string;
      mapping?: Json;
    };
    const options = (schema.oneOf ?? schema.anyOf) as {'x-name'?: string}[] | undefined;
    if (!propertyName || !options?.every((option) => option['x-name'] !== undefined)) return undefined;
    const entries = mapping
      ? Object.entries(mapping).map(([value, target]) => [value, named[lastOf(String(target))]] as const)
      : options.map((option) => [String(option['x-name']), option] as const);
    return [
      {required: [propertyName], properties: {[propertyName]: {enum: entries.map(([value]) => value)}}},
      ...entries.map(([value, target]) => ({
        if: {required: [propertyName], properties: {[propertyName]: {const: value}}},
        then: convert(target),
      })),
    ];
  }

  function keyword(key: string, value: unknown): unknown {
    if (key === 'description') return (direction === 'request' && shortText(value)) || undefined;
    if (key === 'pattern' && !isReadable(String(value))) return undefined;
    if (!isObject(value) || holdsValue(key) || /^(required|type|dependentRequired)$/.test(key)) return value;
    if (Array.isArray(value)) return value.map(convert);
    if (!holdsNames(key)) return convert(value);
    const entries = Object.entries(value).filter(
      ([name, schema]) =>
        (key !== 'patternProperties' || isReadable(name)) && !(key === 'properties' && isHidden(schema)),
    );
    return Object.fromEntries(entries.map(([name, schema]) => [name, convert(schema)]));
  }

  function content(schema: Json): JsonSchema {
    const chosen = alternatives(schema);
    const kept = Object.entries(schema).filter(
      ([key]) => !silent.has(key) && !key.startsWith('x-') && !(chosen && /^(one|any)Of$/.test(key)),
    );
    const converted: JsonSchema = {
      ...Object.fromEntries(kept.map(([key, value]) => [key, keyword(key, value)])),
      ...(chosen && {
        allOf: [...((keyword('allOf', schema.allOf) as JsonSchema[] | undefined) ?? []), ...chosen],
      }),
    };
    if (Array.isArray(schema.required)) {
      const properties = isSchema(schema.properties) ? schema.properties : {};
      converted.required = (schema.required as string[]).filter((name) => !isAbsent(properties[name]));
    }
    return converted;
  }

  /** A named schema, and what stands beside the reference to it. */
  function reference(schema: Json, name: string): JsonSchema {
    const target = named[name];
    if (!isSchema(target) || target === schema) return define(schema, name);
    const beside = Object.entries(schema).filter(([key, value]) => value !== target[key]);
    return {...content(Object.fromEntries(beside)), ...define(target, name)};
  }

  function convert(schema: unknown): JsonSchema {
    if (schema === false) return {not: {}};
    if (!isSchema(schema)) return {};
    const name = schema['x-name'];
    if (typeof name === 'string') return reference(schema, name);
    const known = names.get(schema);
    if (known !== undefined) return definition(known);
    if (making.has(schema))
      return definition(nameFor(schema, typeof schema.title === 'string' ? schema.title : ''));
    making.add(schema);
    const made = content(schema);
    making.delete(schema);
    const taken = names.get(schema);
    if (taken === undefined) return made;
    $defs[taken] = made;
    return definition(taken);
  }

  return {convert, $defs};
}
