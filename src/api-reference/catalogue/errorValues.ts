/** What a body of an error says: its code and its status. */
import {displaySchema} from '../model/displaySchema';
import {writtenExamples} from '../model/examples';
import {isObject, type Json} from '../model/walk';
import type {Media, SchemaOrBoolean} from '../model/openApiTypes';

/** One error as a body tells it. */
type ErrorValue = {code?: string; status?: string};

/** Names of the fields that hold a code: common ones, OAuth 2.0 (RFC 6749 section 5.2), problem details (RFC 9457). */
const codeFields = ['code', 'error_code', 'errorCode', 'error'] as const;

const isWord = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && value >= 400 && value <= 599;

/** The end of the address that names a kind of problem; `about:blank` names none. */
function problemOf(type: unknown): string | undefined {
  if (typeof type !== 'string' || !type.includes('/')) return undefined;
  return type.split('/').filter(Boolean).at(-1);
}

/**
 * @param value an example of an error's body
 * @returns every error in it; one without a code where the body has none
 */
export function errorsIn(value: unknown): ErrorValue[] {
  if (!isObject(value)) return [{}];
  // A list of errors, or one error under a name, as many APIs wrap theirs.
  const inner = [value.error, ...(Array.isArray(value.errors) ? (value.errors as unknown[]) : [])].filter(
    (part): part is Json => isObject(part) && !Array.isArray(part),
  );
  const code = codeFields.map((name) => value[name]).find((part) => isWord(part) && !isStatus(part));
  const own = isWord(code) ? String(code) : problemOf(value.type);
  const nested = own === undefined ? inner.flatMap(errorsIn).filter((error) => error.code !== undefined) : [];
  if (nested.length) return nested;
  return [{code: own, status: isStatus(value.status) ? String(value.status) : undefined}];
}

/** The examples of a body, its own and those of its schema. */
export function examplesOf(media: Media): unknown[] {
  const {example, examples = []} = displaySchema(media.schema);
  const own = writtenExamples(media).map(({value}) => value);
  return [...own, example, ...examples].filter((value) => value !== undefined);
}

/** Errors below errors are rare and end here at the latest. */
const maximumDepth = 3;

/** @returns the codes that a schema of an error allows, where it lists them */
export function codesOf(schema: SchemaOrBoolean | undefined, depth = 0): string[] {
  const {properties = {}, items, groups} = displaySchema(schema);
  if (depth > maximumDepth) return [];
  const listed = codeFields.flatMap((name): unknown[] => {
    const {enum: values, const: only} = displaySchema(properties[name]);
    return values ?? (only === undefined ? [] : [only]);
  });
  const inside = [properties.error, properties.errors, items, ...groups.flatMap(({choices}) => choices)];
  return [
    ...listed.filter((value): value is string | number => isWord(value) && !isStatus(value)).map(String),
    ...inside.flatMap((part) => (part === undefined ? [] : codesOf(part, depth + 1))),
  ];
}
