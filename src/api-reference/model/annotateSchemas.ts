/** Annotates component schemas with names and subtypes, which are lost once references are resolved. */
import type {Schema, SchemaOrBoolean} from './openApiTypes';

/** A schema in which references still stand. */
type Unresolved = Schema & {$ref?: string};

const referenceTo = (name: string) => `#/components/schemas/${name}`;

/** The names of the schemas that a discriminator chooses from: those of its mapping, and those that build on it. */
function subtypesOf(name: string, {discriminator}: Schema, all: Map<string, Unresolved>): string[] {
  const mapped = Object.values(discriminator?.mapping ?? {}).map((target) => target.split('/').at(-1) ?? '');
  const builders = [...all].filter(([, {allOf}]) =>
    allOf?.some((part) => (part as Unresolved).$ref === referenceTo(name)),
  );
  const names = new Set([...mapped, ...builders.map(([builder]) => builder)]);
  return [...names].filter((subtype) => subtype !== name && all.has(subtype));
}

/** Writes `x-name` and `x-subtypes` into schemas whose references are not resolved yet. */
export function annotateSchemas(schemas: Record<string, SchemaOrBoolean> = {}): void {
  const all = new Map(
    Object.entries(schemas).filter((entry): entry is [string, Unresolved] => typeof entry[1] === 'object'),
  );
  for (const [name, schema] of all) {
    if (schema.$ref !== undefined) continue;
    schema['x-name'] = name;
    if (!schema.discriminator || schema.oneOf || schema.anyOf) continue;
    const subtypes = subtypesOf(name, schema, all).map((subtype): Unresolved => ({
      $ref: referenceTo(subtype),
    }));
    if (subtypes.length) schema['x-subtypes'] = subtypes;
  }
}
