/**
 * Integers that JavaScript rounds: `maximum: 9007199254740993` is …992 once it is read. The object that has one carries
 * its digits under an extension, which stays in schemas, for pages, and is taken out everywhere else.
 */
import {isScalar, isMap, isSeq, parseDocument} from 'yaml';
import {isObject, partOf, rewritten, type Json} from './grammar';

/** Name of the extension: digits by keyword, and by index where the keyword has a list. */
const extension = 'x-exact-numbers';

type Digits = Record<string, string | Record<string, string>>;

/** Documents without such digits, which are nearly all, are not parsed a second time. */
const candidate = /(?<=^|[\s:,[{-])\d{16,}(?=[\s,}\]]|$)/m;

function digitsOf(node: unknown): string | undefined {
  if (!isScalar(node) || typeof node.value !== 'bigint') return undefined;
  const digits = String(node.value);
  return String(Number(digits)) === digits ? undefined : digits;
}

const listed = (items: unknown[]): Record<string, string> | undefined => {
  const found = items.flatMap((item, index) => {
    const digits = digitsOf(item);
    return digits ? [[index, digits] as const] : [];
  });
  return found.length ? Object.fromEntries(found) : undefined;
};

function visit(node: unknown, value: unknown): void {
  if (!isObject(value)) return;
  if (isSeq(node)) node.items.forEach((item, index) => visit(item, (value as unknown as unknown[])[index]));
  if (!isMap(node)) return;
  const digits: Digits = {};
  for (const {key, value: item} of node.items) {
    const name = String(isScalar(key) ? key.value : key);
    const found = isSeq(item) ? listed(item.items) : digitsOf(item);
    if (found) digits[name] = found;
    visit(item, value[name]);
  }
  if (Object.keys(digits).length) value[extension] = digits;
}

/** @returns a schema in which the digits of one keyword are those of another; the schema itself when it has none */
export function movedDigits(schema: Json, from: string, to: string): Json {
  const {[from]: digits, ...others} = (schema[extension] ?? {}) as Digits;
  return digits === undefined ? schema : {...schema, [extension]: {...others, [to]: digits}};
}

/**
 * @param text of a file, YAML or JSON
 * @param parsed what it says, which gets the digits
 */
export function addDigits(text: string, parsed: unknown): void {
  if (candidate.test(text))
    visit(parseDocument(text, {intAsBigInt: true, logLevel: 'silent'}).contents, parsed);
}

function without(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(without);
  const kept = Object.entries(value).filter(([name]) => name !== extension);
  return Object.fromEntries(kept.map(([name, item]) => [name, without(item)]));
}

const isIn = (value: unknown): boolean =>
  isObject(value) && (extension in value || Object.values(value).some(isIn));

/** @returns a document without digits; the same one when it has none */
export const withoutDigits = (document: object): object =>
  isIn(document) ? (without(document) as object) : document;

/** @returns a document without digits in examples and other values; the same one when it has none */
export function withoutDigitsInValues(document: object): object {
  if (!isIn(document)) return document;
  return rewritten(document, (value, kind) =>
    Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        name === extension || partOf(kind, name) ? item : without(item),
      ]),
    ),
  ) as object;
}

/** Digits of a keyword, unless its value has been changed since, such as by an overlay or another part of `allOf`. */
function found(schema: object, keyword: string, value: unknown, index?: number): string | undefined {
  const all = (schema as Json)[extension] as Digits | undefined;
  const own = all?.[keyword];
  const digits = typeof own === 'object' ? own[String(index)] : own;
  return digits !== undefined && Number(digits) === value ? digits : undefined;
}

/**
 * @param schema that has the value
 * @param index of the value where the keyword has a list
 * @returns the value as its author wrote it, if it is a number that was rounded, or else the value
 */
export const exact = <Value>(schema: object, keyword: string, value: Value, index?: number): Value | string =>
  found(schema, keyword, value, index) ?? value;
