/** Schema reading of the editors: references resolved, `allOf` and nullable merged. */
import type {Definitions, JsonSchema} from '@site/src/api-reference/console/consoleData';

const deepest = 8;

function target(reference: string, $defs: Definitions): JsonSchema {
  return $defs[reference.replace('#/$defs/', '')] ?? {};
}

/** Resolves references and merges `allOf` and nullable alternatives. */
export function editorSchema(schema: JsonSchema, $defs: Definitions, depth = 0): JsonSchema {
  if (depth > deepest) return {};
  const {$ref, allOf, anyOf, ...own} = schema as JsonSchema & {allOf?: JsonSchema[]; anyOf?: JsonSchema[]};
  const values = anyOf?.filter(({type}) => type !== 'null') ?? [];
  const alternative = values.length === 1 ? values : [];
  const parts = [...($ref ? [target($ref, $defs)] : []), ...(allOf ?? []), ...alternative];
  const merged = Object.assign(
    {},
    ...parts.map((part) => editorSchema(part, $defs, depth + 1)),
    own,
  ) as JsonSchema;
  return anyOf && !alternative.length ? {...merged, anyOf} : merged;
}

export type FormField = {name: string; schema: JsonSchema; required: boolean};

/** Every field that a form may have: those of all alternatives, each once. */
export function formFields(schema: JsonSchema | undefined, $defs: Definitions): FormField[] {
  const fields = new Map<string, FormField>();
  const visit = (part: JsonSchema | undefined, always: boolean, depth: number): void => {
    if (!part || depth > deepest) return;
    if (part.$ref) visit(target(part.$ref, $defs), always, depth + 1);
    for (const [name, property] of Object.entries(part.properties ?? {})) {
      const required = always && (part.required?.includes(name) ?? false);
      const known = fields.get(name);
      fields.set(name, {
        name,
        schema: known?.schema ?? property,
        required: required || Boolean(known?.required),
      });
    }
    const parts = part as Record<string, JsonSchema[] | undefined>;
    for (const each of parts.allOf ?? []) visit(each, always, depth + 1);
    for (const each of [...(parts.oneOf ?? []), ...(parts.anyOf ?? [])]) visit(each, false, depth + 1);
    visit(part.then as JsonSchema | undefined, false, depth + 1);
  };
  visit(schema, true, 0);
  return [...fields.values()];
}

/** The type that is not null, of a schema without references. */
export function typeOf({type}: JsonSchema): string | undefined {
  return Array.isArray(type) ? type.find((name) => name !== 'null') : type;
}

const isFile = ({format, contentMediaType, contentEncoding}: JsonSchema): boolean =>
  format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);

export type Editor = 'choice' | 'file' | 'files' | 'json' | 'list' | 'number' | 'text';

/** How a value of a schema without references is edited. */
export function editorOf(schema: JsonSchema, $defs: Definitions): Editor {
  if (isFile(schema)) return 'file';
  if (schema.enum ?? typeOf(schema) === 'boolean') return 'choice';
  switch (typeOf(schema)) {
    case 'array': {
      const items = editorSchema(schema.items ?? {}, $defs);
      if (isFile(items)) return 'files';
      return ['array', 'object'].includes(typeOf(items) ?? '') ? 'json' : 'list';
    }
    case 'object':
      return 'json';
    case 'integer':
    case 'number':
      return 'number';
    default:
      return schema.properties ? 'json' : 'text';
  }
}

/** What a choice offers, as text. */
export function choices(schema: JsonSchema): string[] {
  return (schema.enum ?? [true, false]).filter((value) => value !== null).map(String);
}
