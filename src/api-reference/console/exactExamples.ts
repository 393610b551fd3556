/** Examples whose numbers a browser would round, as the texts that editors begin with. */
import {hasExact, isExact, withDigits} from '../model/exactNumbers';
import {wireText} from '../model/examples';
import {isObject} from '../model/grammar';
import type {NamedExample} from './consoleData';

/** @returns the value; where its numbers have more digits than JavaScript, the text of its editor, a line an item */
export function editorValue(value: unknown): unknown {
  if (!hasExact(value)) return value;
  if (isExact(value)) return withDigits(value);
  return Array.isArray(value) && !value.some(isObject)
    ? value.map((item) => (isExact(item) ? withDigits(item) : (item as unknown)))
    : wireText(value);
}

/** @param isForm whether each member of the value has an editor of its own */
export function withText({title, value}: NamedExample, isForm = false): NamedExample {
  if (!hasExact(value)) return {title, value};
  if (!isForm || !isObject(value)) return {title, value, text: wireText(value)};
  const fields = Object.entries(value).map(([name, item]) => [name, editorValue(item)]);
  return {title, value: Object.fromEntries(fields) as object};
}
