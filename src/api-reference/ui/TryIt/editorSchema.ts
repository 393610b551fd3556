/** Schema reading of the editors: references resolved, `allOf` and nullable merged. */
import type {Definitions, JsonSchema} from '@site/src/api-reference/console/consoleData';
import {isFile} from '@site/src/api-reference/request/serialise';
import {schemaProblems} from './schemaProblems';

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

/** One of several schemas of which exactly one fits. */
export type Alternative = {title: string; schema: JsonSchema};

const isNull = ({type}: JsonSchema) => type === 'null';

/** @returns the alternatives that a reader chooses from; none where a field decides or there is nothing to choose */
export function alternativesOf(schema: JsonSchema, $defs: Definitions, depth = 0): Alternative[] {
  if (depth > deepest) return [];
  const {
    oneOf = [],
    allOf = [],
    $ref,
  } = schema as {oneOf?: JsonSchema[]; allOf?: JsonSchema[]; $ref?: string};
  const own = oneOf.filter((each) => !isNull(each));
  if (own.length > 1)
    return own.map((each, index) => {
      const name = each.$ref?.replace('#/$defs/', '');
      const title = editorSchema(each, $defs).title;
      return {title: typeof title === 'string' ? title : (name ?? `Kind ${index + 1}`), schema: each};
    });
  for (const part of [...($ref ? [target($ref, $defs)] : []), ...allOf]) {
    const found = alternativesOf(part, $defs, depth + 1);
    if (found.length) return found;
  }
  return [];
}

/** @returns the place of the first alternative that a value fits, or else of the one whose names it has most of; 0 at least */
export function fitting(alternatives: Alternative[], $defs: Definitions, value: unknown): number {
  const first = alternatives.findIndex(({schema}) => !schemaProblems(schema, $defs, value ?? {}).length);
  if (first >= 0) return first;
  const names = Object.keys(value ?? {});
  const common = alternatives.map(
    ({schema}) => formFields(schema, $defs).filter(({name}) => names.includes(name)).length,
  );
  return Math.max(0, common.indexOf(Math.max(...common)));
}

/**
 * The fields of a form.
 *
 * @param value what is in the form; without it the fields of all alternatives and conditions are given, each once
 * @param chosen the alternative that the reader has chosen; else the one that fits the value
 */
export function formFields(
  schema: JsonSchema | undefined,
  $defs: Definitions,
  value?: unknown,
  chosen?: JsonSchema,
): FormField[] {
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
    for (const each of parts.anyOf ?? []) visit(each, false, depth + 1);
    const {oneOf = []} = parts;
    const alternatives = value === undefined ? [] : alternativesOf({oneOf}, $defs);
    if (alternatives.length) {
      const own = alternatives.find((each) => each.schema === chosen);
      visit((own ?? alternatives[fitting(alternatives, $defs, value)])?.schema, always, depth + 1);
    } else for (const each of oneOf) visit(each, false, depth + 1);
    const {if: condition, then, else: otherwise} = part as Record<string, JsonSchema | undefined>;
    if (value === undefined || !condition) {
      visit(then, false, depth + 1);
      visit(otherwise, false, depth + 1);
    } else visit(schemaProblems(condition, $defs, value).length ? otherwise : then, always, depth + 1);
  };
  visit(schema, true, 0);
  return [...fields.values()];
}

/** The type that is not null, of a schema without references. */
export function typeOf({type}: JsonSchema): string | undefined {
  return Array.isArray(type) ? type.find((name) => name !== 'null') : type;
}

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

/** Whether a value is one or several files, which no text stands for. */
export const isFileEditor = (schema: JsonSchema, $defs: Definitions): boolean =>
  editorOf(editorSchema(schema, $defs), $defs).startsWith('file');

/** What a choice offers, as text. */
export function choices(schema: JsonSchema): string[] {
  return (schema.enum ?? [true, false]).filter((value) => value !== null).map(String);
}
