/** Values that a reader types for the server alone: no sample or storage holds them. */
import type {ConsoleData, ConsoleMedia, JsonSchema} from '@site/src/api-reference/console/consoleData';
import {fieldId, type Draft} from './buildRequest';
import {editorSchema, formFields} from './editorSchema';
import {textOf} from './values';

/** Names of secrets in the habits of APIs, whatever their case and signs between words. */
const names =
  /(password|passphrase|passwd|secret|(access|refresh|id|bearer)token|apikey|privatekey|assertion|credentials?|authorization)$|^token$/;

/** @returns whether a value of this name and schema is for the server alone */
function isSecret(name: string, schema: JsonSchema, $defs: ConsoleData['$defs']): boolean {
  return (
    editorSchema(schema, $defs).format === 'password' ||
    names.test(name.replace(/[^a-z0-9]/gi, '').toLowerCase())
  );
}

/** What a text says that could be the name of a secret: for bodies that nobody can read by their schema. */
const soundsSecret = (text: string) =>
  (text.match(/[\w-]+/g) ?? []).some((word) => names.test(word.replace(/[^a-z0-9]/gi, '').toLowerCase()));

/** What stands for a secret in code that a reader copies. */
export const placeholder = (name: string): string =>
  `YOUR_${name
    .replace(/([a-z])(?=[A-Z])/g, '$1_')
    .replace(/\W+/g, '_')
    .toUpperCase()}`;

type Fields = Record<string, unknown>;

/** Gives what stands in the place of a secret. */
export type Stand = (name: string) => string | undefined;

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A JSON value whose secrets are replaced, save those that the document shows to everybody. */
function replaced(
  value: unknown,
  schema: JsonSchema,
  {$defs, isPublic, stand}: {$defs: ConsoleData['$defs']; isPublic: (text: string) => boolean; stand: Stand},
): unknown {
  const of = {$defs, isPublic, stand};
  if (Array.isArray(value)) {
    const items = editorSchema(schema, $defs).items ?? {};
    return value.map((item) => replaced(item, items, of));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = new Map(formFields(schema, $defs).map((field) => [field.name, field.schema]));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]: [string, unknown]) => {
      const own = fields.get(name) ?? {};
      const isHidden = typeof item === 'string' && item && isSecret(name, own, $defs) && !isPublic(item);
      return [name, isHidden ? stand(name) : replaced(item, own, of)];
    }),
  );
}

function bodyWithout(data: ConsoleData, media: ConsoleMedia, body: string, stand: Stand): string | undefined {
  const shown = new Set(media.examples.flatMap(({value}) => textsIn(value)));
  try {
    const value: unknown = JSON.parse(body);
    const of = {$defs: data.$defs, isPublic: (text: string) => shown.has(text), stand};
    const next = replaced(value, media.schema ?? {}, of);
    return JSON.stringify(next) === JSON.stringify(value) ? body : JSON.stringify(next, null, 2);
  } catch {
    const isExample = media.examples.some(({value}) => value === body);
    return isExample || !soundsSecret(body) ? body : undefined;
  }
}

/**
 * A draft without the secrets that a reader has typed. What the document itself shows as an example is none.
 *
 * @param initial the draft that the examples of the document make
 * @param stand what stands in the place of a secret; undefined takes the field away
 */
export function withoutSecrets(data: ConsoleData, draft: Draft, initial: Draft, stand: Stand): Draft {
  const media = data.body?.content[draft.mediaType];
  const fields = [
    ...data.parameters.map(({name, in: place, schema}) => ({id: fieldId(place, name), name, schema})),
    ...formFields(media?.schema, data.$defs).map(({name, schema}) => ({
      id: fieldId('form', name),
      name,
      schema,
    })),
  ];
  const texts = {...draft.texts};
  for (const {id, name, schema} of fields) {
    const isShown = media?.examples.some(({value}) => textOf((value as Fields | null)?.[name]) === texts[id]);
    const isOwn = texts[id] && texts[id] !== initial.texts[id] && !isShown;
    if (isOwn && isSecret(name, schema, data.$defs)) texts[id] = stand(name) ?? initial.texts[id] ?? '';
  }
  const body = media && draft.body ? bodyWithout(data, media, draft.body, stand) : draft.body;
  return {...draft, texts, body: body ?? initial.body};
}
