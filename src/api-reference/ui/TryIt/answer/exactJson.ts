/** JSON whose numbers keep the digits that were sent. */
import {parse, stringify} from 'lossless-json';
import {WrittenNumber} from './writtenNumber';

const writer = {
  test: (value: unknown) => value instanceof WrittenNumber,
  stringify: (value: unknown) => (value as WrittenNumber).text,
};

/** A value, and the same as text with a line for each. */
export type Read = {value: unknown; text: string};

/** @returns nothing when the text is no JSON; each number of the value is a `WrittenNumber` */
export function exactJson(text: string): Read | undefined {
  try {
    const value = parse(text, undefined, (number) => new WrittenNumber(number));
    return {value, text: stringify(value, undefined, 2, [writer]) ?? text};
  } catch {
    return undefined;
  }
}
