/** What is wrong with a JSON text, at its place: its syntax first, then what its schema asks for. */
import type {Definitions, JsonSchema} from '@site/src/api-reference/console/consoleData';
import {pathText, schemaProblems} from '../schemaProblems';
import {jsonPlaces, placeKey} from './jsonPlaces';

export type TextProblem = {from: number; to: number; message: string};

/** A value that is missing has no place: the object where it should be opens there. */
function placeOf(text: string, path: readonly string[]): {from: number; to: number} {
  const {places} = jsonPlaces(text);
  const own = places.get(placeKey(path));
  if (own) return own;
  for (let length = path.length - 1; length >= 0; length--) {
    const holder = places.get(placeKey(path.slice(0, length)));
    if (holder) return {from: holder.from, to: holder.from + 1};
  }
  return {from: 0, to: Math.min(1, text.length)};
}

/**
 * @param wrongAt where the grammar of the editor finds the first mistake, if any: browsers tell it in words of their own
 */
export function textProblems(
  text: string,
  schema: JsonSchema,
  $defs: Definitions,
  wrongAt: number | undefined,
): TextProblem[] {
  if (!text.trim()) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const at = Math.min(wrongAt ?? text.length, text.length);
    const sign = text.slice(at).trim()[0];
    const message =
      sign === undefined
        ? 'This is not JSON: the text ends too soon.'
        : `This is not JSON: ${sign} is not expected here.`;
    return [{from: at, to: Math.min(at + 1, text.length), message}];
  }
  return schemaProblems(schema, $defs, value).map(({path, message}) => ({
    ...placeOf(text, path),
    message: path.length ? `${pathText(path)}: ${message}` : message,
  }));
}
