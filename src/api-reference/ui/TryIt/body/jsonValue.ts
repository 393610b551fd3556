/** Changes in a JSON value, without touching the one that was there. */
import {tokensOf} from './jsonLines';

/** Whether a value has members by name. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @returns the object with another value for a member; without the member when the value is undefined */
export function withMember(object: unknown, name: string, value: unknown): Record<string, unknown> {
  const members = isObject(object) ? {...object} : {};
  if (value === undefined) delete members[name];
  else members[name] = value;
  return members;
}

/** @returns a member of an object; undefined of anything else */
export const memberOf = (object: unknown, name: string): unknown =>
  isObject(object) ? object[name] : undefined;

/** @returns the list with another item; without it when the value is undefined */
export function withItem(list: unknown, index: number, value: unknown): unknown[] {
  const items: unknown[] = Array.isArray(list) ? [...(list as unknown[])] : [];
  items.splice(index, 1, ...(value === undefined ? [] : [value]));
  return items;
}

const isExact = (sign: string) => !/^-?\d+$/.test(sign) || Number.isSafeInteger(Number(sign));

/**
 * @returns the value of a text; undefined when it is no JSON, no object or list, or has a whole number that JavaScript would
 *   round, which fields cannot hold
 */
export function parsedObject(text: string): {value: unknown} | undefined {
  if (!text.trim()) return {value: undefined};
  try {
    const value = JSON.parse(text) as unknown;
    const isHeld = typeof value === 'object' && value !== null;
    return isHeld && tokensOf(text).every((token) => isExact(token.text)) ? {value} : undefined;
  } catch {
    return undefined;
  }
}
