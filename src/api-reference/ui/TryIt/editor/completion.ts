/** What may stand at a position of a JSON text, by its schema. */
import type {Definitions, JsonSchema} from '@site/src/api-reference/console/consoleData';
import {editorSchema, formFields, typeOf} from '../editorSchema';
import {jsonPlaces, type Cursor} from './jsonPlaces';

export type Proposal = {label: string; detail: string; text: string};

export type Proposals = {from: number; to: number; kind: Cursor['kind']; options: Proposal[]};

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** @returns the schema of what a path leads to, as far as one is known */
function schemaAt(
  schema: JsonSchema,
  $defs: Definitions,
  path: readonly string[],
  value: unknown,
): JsonSchema | undefined {
  let part: JsonSchema | undefined = schema;
  let held = value;
  for (const step of path) {
    if (!part) return undefined;
    const own: JsonSchema = editorSchema(part, $defs);
    if (Array.isArray(held) || typeOf(own) === 'array') {
      const {prefixItems = []} = own as {prefixItems?: JsonSchema[]};
      part = prefixItems[Number(step)] ?? own.items;
    } else {
      const field = formFields(part, $defs, held ?? {}).find(({name}) => name === step);
      const {additionalProperties: other} = own;
      part = field?.schema ?? (typeof other === 'object' ? (other as JsonSchema) : undefined);
    }
    held = memberOf(held, step);
  }
  return part;
}

function namesIn(schema: JsonSchema, $defs: Definitions, value: unknown, written: string): Proposal[] {
  const taken = new Set(Object.keys(value ?? {}).filter((name) => name !== written));
  return formFields(schema, $defs, value ?? {})
    .filter(({name}) => !taken.has(name))
    .map(({name, schema: own, required}) => ({
      label: name,
      detail: [typeOf(editorSchema(own, $defs)), required && 'required'].filter(Boolean).join(', '),
      text: JSON.stringify(name),
    }));
}

function valuesOf(schema: JsonSchema, $defs: Definitions): Proposal[] {
  const own = editorSchema(schema, $defs);
  const types = [own.type].flat();
  const constant = 'const' in own ? [own.const] : [];
  const values =
    own.enum ?? (constant.length ? constant : types.includes('boolean') ? [true, false] : ([] as unknown[]));
  const all = types.includes('null') && !values.includes(null) ? [...values, null] : values;
  return all.map((value) => ({label: String(value), detail: '', text: JSON.stringify(value)}));
}

/** @returns undefined where nothing is known */
export function proposals(
  text: string,
  position: number,
  schema: JsonSchema,
  $defs: Definitions,
): Proposals | undefined {
  const {cursor, value} = jsonPlaces(text, position);
  if (!cursor) return undefined;
  const {kind, path, from, to} = cursor;
  const part = schemaAt(schema, $defs, path, value);
  if (!part) return undefined;
  const held = path.reduce(memberOf, value);
  const written = text.slice(from, to).replace(/^"|"$/g, '');
  const options = kind === 'name' ? namesIn(part, $defs, held, written) : valuesOf(part, $defs);
  const isNamed = /^\s*:/.test(text.slice(to));
  return options.length
    ? {
        from,
        to,
        kind,
        options: options.map((each) =>
          kind === 'name' && !isNamed ? {...each, text: `${each.text}: `} : each,
        ),
      }
    : undefined;
}
