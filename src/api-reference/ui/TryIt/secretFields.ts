/** Values that a reader types for the server alone: no sample or storage holds them. */
import type {
  ConsoleData,
  ConsoleMedia,
  Definitions,
  JsonSchema,
} from '@site/src/api-reference/console/consoleData';
import {fieldId, type Draft} from './buildRequest';
import {editorSchema, formFields} from './editorSchema';
import {textOf} from './values';

/** Names of secrets in the habits of APIs, whatever their case and signs between words. */
const names =
  /(password|passphrase|passwd|secret|(access|refresh|id|bearer)token|apikey|privatekey|assertion|credentials?|authorization)$|^token$/;

const isName = (word: string) => names.test(word.replace(/[^a-z0-9]/gi, '').toLowerCase());

/** @returns whether a value of this name and schema is for the server alone */
const isSecret = (name: string, schema: JsonSchema, $defs: Definitions): boolean =>
  editorSchema(schema, $defs).format === 'password' || isName(name);

/** What stands for a secret in code that a reader copies. */
export const placeholder = (name: string): string =>
  `YOUR_${name
    .replace(/([a-z])(?=[A-Z])/g, '$1_')
    .replace(/\W+/g, '_')
    .toUpperCase()}`;

/** Gives what stands in the place of a secret. */
type Stand = (name: string) => string | undefined;

/** A body whose secrets are replaced, save those that the document shows to everybody; undefined where none can be told. */
function bodyWithout(
  {$defs}: ConsoleData,
  {schema = {}, examples}: ConsoleMedia,
  body: string,
  stand: Stand,
): string | undefined {
  const values = examples.map((example) => example.value);
  const shown = new Set<unknown>();
  JSON.stringify(values, (_, each: unknown) => (shown.add(each), each));
  function replaced(value: unknown, own: JsonSchema): unknown {
    if (Array.isArray(value)) {
      const items = editorSchema(own, $defs).items ?? {};
      return value.map((item) => replaced(item, items));
    }
    if (typeof value !== 'object' || value === null) return value;
    const fields = formFields(own, $defs);
    const members = Object.entries(value).map(([name, item]: [string, unknown]) => {
      const of = fields.find((field) => field.name === name)?.schema ?? {};
      const isHidden = typeof item === 'string' && item && !shown.has(item) && isSecret(name, of, $defs);
      return [name, isHidden ? stand(name) : replaced(item, of)];
    });
    return Object.fromEntries(members);
  }
  try {
    const value: unknown = JSON.parse(body);
    const next = replaced(value, schema);
    return JSON.stringify(next) === JSON.stringify(value) ? body : JSON.stringify(next, null, 2);
  } catch {
    return values.includes(body) || !body.match(/[\w-]+/g)?.some(isName) ? body : undefined;
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
    ...data.parameters,
    ...formFields(media?.schema, data.$defs).map((field) => ({in: 'form', ...field})),
  ];
  const texts = {...draft.texts};
  for (const {in: place, name, schema} of fields) {
    const id = fieldId(place, name);
    const isShown = media?.examples.some(
      ({value}) => textOf((value as Record<string, unknown> | null)?.[name]) === texts[id],
    );
    const isOwn = texts[id] && texts[id] !== initial.texts[id] && !isShown;
    if (isOwn && isSecret(name, schema, data.$defs)) texts[id] = stand(name) ?? initial.texts[id] ?? '';
  }
  const body = media && draft.body ? bodyWithout(data, media, draft.body, stand) : draft.body;
  return {...draft, texts, body: body ?? initial.body};
}
