/** Between a value and the text that stands in its editor. */
import type {Definitions, JsonSchema} from '@site/src/api-reference/console/consoleData';
import {wireText} from '@site/src/api-reference/request/serialise';
import {editorOf, editorSchema, typeOf} from './editorSchema';

/** A value as the text of an editor: a line an item, objects as JSON; nothing is an empty text. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') return wireText(value);
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.map(wireText).join('\n');
  return JSON.stringify(value, null, 2);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * The value that a text stands for. A text that does not fit the schema stays a text, which the check then refuses.
 *
 * @returns undefined for an empty text: it is not sent
 */
export function valueOf(text: string, schema: JsonSchema, $defs: Definitions): unknown {
  if (text === '') return undefined;
  const {enum: allowed, ...rest} = editorSchema(schema, $defs);
  if (allowed) return allowed.find((value) => String(value) === text) ?? text;
  switch (editorOf(rest, $defs)) {
    case 'list':
      return text
        .split('\n')
        .filter((line) => line.trim())
        .map((line) => valueOf(line.trim(), rest.items ?? {}, $defs));
    case 'number':
    case 'choice':
    case 'json':
      return parsed(text.trim());
    default:
      return typeOf(rest) === 'string' ? text : parsed(text);
  }
}

/** The value that goes over the wire: numbers as they were typed, for a number in JavaScript has 16 digits at most. */
export function sentValue(text: string, schema: JsonSchema, $defs: Definitions): unknown {
  const isNumber = editorOf(editorSchema(schema, $defs), $defs) === 'number' && text.trim() !== '';
  return isNumber ? text.trim() : valueOf(text, schema, $defs);
}
