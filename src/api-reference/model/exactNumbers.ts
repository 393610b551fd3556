/**
 * Numbers that JavaScript writes otherwise than their author: 10 for 10.00, …992 for 9007199254740993. In values, such as
 * examples, each of them is a text with its digits between two marks, which every writer of files takes away. Limits
 * of schemas, which are compared, stay numbers; their digits stand beside them, under an extension.
 */
import {isAlias, isMap, isScalar, isSeq, parseDocument} from 'yaml';
import {losesDigits} from '../ui/TryIt/losesDigits';
import {isObject, partOf, rewritten, type Json, type Kind} from './grammar';

/** Name of the extension: digits by keyword. */
const extension = 'x-exact-numbers';

/** Unicode keeps these two for use inside programs (https://www.unicode.org/faq/private_use.html#noncharacters). */
const [opened, closed] = ['\uFDD0', '\uFDD1'];

/** A number of JSON; YAML has others, such as 0x1F, which nobody wants to read back. */
const json = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Documents without such numbers, which are nearly all, are not parsed a second time. */
const candidate = /(?<=^|[\s:,[{-])-?(?:\d{16,}|\d+\.\d*0|\d+(?:\.\d+)?[eE][+-]?\d+)(?=[\s,}\]]|$)/m;

const marked = /^\uFDD0(.*)\uFDD1$/;

/** With the quotation marks around them, as many back-slashes as those have, and as they stand in an address. */
const inText = /(\\*["']|%22)?(?:\uFDD0|%EF%B7%90)((?:[^\uFDD1%]|%2B)*)(?:\uFDD1|%EF%B7%91)\1?/g;

/** @returns whether a value is a number that JavaScript would write otherwise */
export const isExact = (value: unknown): value is string => typeof value === 'string' && marked.test(value);

const numberOf = (value: string): number => Number(marked.exec(value)?.[1]);

/** @returns a text, such as one of JSON, with the digits of numbers in the place of marks */
export const withDigits = (text: string): string =>
  text.includes(opened) || text.includes('%EF%B7%90') ? text.replace(inText, '$2') : text;

/** @returns whether a value is such a number, or holds one */
export const hasExact = (value: unknown): boolean =>
  isExact(value) || (isObject(value) && (extension in value || Object.values(value).some(hasExact)));

/** The digits of a schema's limits in their places. */
function restored(value: Json): Json {
  const {[extension]: digits, ...rest} = value;
  if (!isObject(digits)) return value;
  const exactOnes = Object.entries(digits).filter(([name, text]) => Number(text) === rest[name]);
  return {
    ...rest,
    ...Object.fromEntries(exactOnes.map(([name, text]) => [name, `${opened}${String(text)}${closed}`])),
  };
}

/** @returns the JSON of a value, in which numbers have the digits of their author */
export const jsonOf = (value: unknown, space?: number): string =>
  withDigits(
    JSON.stringify(
      value,
      (_, part: unknown) => (isObject(part) && !Array.isArray(part) ? restored(part) : part),
      space,
    ),
  );

/**
 * @param text of a file, YAML or JSON
 * @param parsed what it says, in which numbers that JavaScript writes otherwise become marked texts
 */
export function addDigits(text: string, parsed: unknown): void {
  // A large document of JSON often has them in its texts alone, and takes seconds to be parsed.
  if (!candidate.test(text) || (/^\s*\{/.test(text) && !losesDigits(text))) return;
  const document = parseDocument(text, {logLevel: 'silent'});

  function put(holder: Json, name: string | number, node: unknown): void {
    const own = isAlias(node) ? node.resolve(document) : node;
    const value = holder[name];
    if (!isScalar(own)) return visit(own, value);
    const {source = ''} = own;
    if (typeof value === 'number' && json.test(source) && String(value) !== source)
      holder[name] = `${opened}${source}${closed}`;
  }

  function visit(node: unknown, value: unknown): void {
    if (!isObject(value)) return;
    if (isSeq(node)) node.items.forEach((item, index) => put(value, index, item));
    if (isMap(node))
      for (const {key, value: item} of node.items) put(value, String(isScalar(key) ? key.value : key), item);
  }

  visit(document.contents, parsed);
}

function rounded(value: unknown): unknown {
  if (isExact(value)) return numberOf(value);
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(rounded);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, rounded(item)]));
}

/** @returns a document in which every number is one of JavaScript; the same one when it is so already */
export const withoutDigits = (document: object): object =>
  hasExact(document) ? (rounded(document) as object) : document;

/** Values of the author's own that pages, samples and files show; anything else is read by a program here. */
const shown: Partial<Record<Kind, ReadonlySet<string>>> = {
  schema: new Set(['default', 'enum', 'const', 'example', 'examples']),
  media: new Set(['example']),
  parameter: new Set(['example']),
  link: new Set(['parameters', 'requestBody']),
  plain: new Set(['value', 'dataValue']),
};

/** @returns a document in which digits are in values and beside the limits of schemas alone; the same one when it has none */
export function withDigitsInPlace(document: object): object {
  if (!hasExact(document)) return document;
  return rewritten(document, (value, kind) => {
    const digits = Object.entries(value).filter(([, item]) => kind === 'schema' && isExact(item));
    const limits = digits.filter(([name]) => !shown.schema?.has(name));
    return {
      ...Object.fromEntries(
        Object.entries(value).map(([name, item]) => [
          name,
          shown[kind]?.has(name) || (isObject(item) && partOf(kind, name)) ? item : rounded(item),
        ]),
      ),
      ...(limits.length && {
        [extension]: Object.fromEntries(limits.map(([name, item]) => [name, withDigits(String(item))])),
      }),
    };
  }) as object;
}

/** @returns a schema in which the digits of one keyword are those of another; the schema itself when it has none */
export function movedDigits(schema: Json, from: string, to: string): Json {
  const {[from]: digits, ...others} = (schema[extension] ?? {}) as Json;
  return digits === undefined ? schema : {...schema, [extension]: {...others, [to]: digits}};
}

/**
 * @param schema that has the limit
 * @returns the limit as its author wrote it, unless it has been changed since, such as by another part of `allOf`
 */
export function exactLimit(schema: object, keyword: string, value: number | undefined) {
  const digits = ((schema as Json)[extension] as Record<string, string> | undefined)?.[keyword];
  return digits !== undefined && Number(digits) === value ? digits : value;
}
