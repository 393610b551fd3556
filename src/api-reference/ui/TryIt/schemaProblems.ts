/** Validates values against schemas without `eval`, which the site's policy forbids, with messages in words. */
import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import type {Definitions, JsonSchema} from '@site/src/api-reference/console/consoleData';
import {t} from '../../../site/language/t';

export type Problem = {
  /** Names and indexes that lead to the value. */
  path: string[];
  message: string;
};

const kinds: Record<string, string> = {
  array: t`a list`,
  boolean: t`true or false`,
  integer: t`a whole number`,
  null: 'null',
  number: t`a number`,
  object: t`an object`,
  string: t`text`,
};

const items = (count: unknown) => (count === 1 ? t`1 item` : t`${String(count)} items`);
const characters = (count: unknown) => (count === 1 ? t`1 character` : t`${String(count)} characters`);
const listed = (values: unknown) => (values as unknown[]).map((value) => String(value)).join(', ');

/** What to say of a keyword, given its value in the schema. */
const words: Record<string, (value: unknown) => string> = {
  const: (value) => t`Must be ${String(value)}.`,
  enum: (value) => t`Must be one of: ${listed(value)}.`,
  exclusiveMaximum: (value) => t`Must be less than ${String(value)}.`,
  exclusiveMinimum: (value) => t`Must be more than ${String(value)}.`,
  false: () => t`Is not allowed here.`,
  format: (value) => t`Must have the format ${String(value)}.`,
  maximum: (value) => t`Must be ${String(value)} or less.`,
  maxItems: (value) => t`Must have at most ${items(value)}.`,
  maxLength: (value) => t`Must have at most ${characters(value)}.`,
  minimum: (value) => t`Must be ${String(value)} or more.`,
  minItems: (value) => t`Must have at least ${items(value)}.`,
  minLength: (value) => t`Must have at least ${characters(value)}.`,
  multipleOf: (value) => t`Must be a multiple of ${String(value)}.`,
  anyOf: () => t`Does not fit any of the alternatives.`,
  oneOf: () => t`Must fit exactly one of the alternatives.`,
  not: () => t`Is not allowed here.`,
  pattern: (value) => t`Must match the pattern ${String(value)}.`,
  required: () => t`Is required.`,
  type: (value) =>
    t`Must be ${[value]
      .flat()
      .map((kind) => kinds[kind as string])
      .join(t` or `)}.`,
  uniqueItems: () => t`Must not contain the same item twice.`,
};

const steps = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value of the keyword that failed; its location goes through references. */
function keywordValue(schema: JsonSchema, {keywordLocation}: OutputUnit): unknown {
  return steps(keywordLocation).reduce<unknown>((part, step) => {
    const value = (part as JsonSchema | undefined)?.[step];
    return step === '$ref' ? (schema.$defs as Definitions)[String(value).replace('#/$defs/', '')] : value;
  }, schema);
}

function problem(schema: JsonSchema, unit: OutputUnit): Problem {
  const missing = unit.keyword === 'required' ? (/"(.*)"/.exec(unit.error)?.slice(1) ?? []) : [];
  return {
    path: [...steps(unit.instanceLocation), ...missing],
    message: words[unit.keyword]?.(keywordValue(schema, unit)) ?? unit.error,
  };
}

/**
 * What is wrong with a value, one problem a place.
 *
 * Left out: keywords that only pass on the failure of a subschema, each alternative of `anyOf` and `oneOf`, and
 * "unknown property" for one that fails its own schema.
 */
export function schemaProblems(schema: JsonSchema, $defs: Definitions, value: unknown): Problem[] {
  const whole = {...schema, $defs};
  const {errors} = new Validator(whole as Schema, '2020-12', false).validate(value);
  const told = errors.filter(
    ({keyword, keywordLocation}) => keyword in words && !/\/(anyOf|oneOf|not)\/./.test(keywordLocation),
  );
  const found = told
    .filter(
      ({keyword, instanceLocation: place}) =>
        keyword !== 'false' ||
        !told.some(
          (other) => other.keyword !== 'false' && `${other.instanceLocation}/`.startsWith(`${place}/`),
        ),
    )
    .map((unit) => problem(whole, unit));
  const first = new Map(found.map((each) => [each.path.join('/'), each] as const).reverse());
  return [...first.values()].reverse();
}

/** A path as a developer writes it: `tags[0].name`. */
export function pathText(path: string[]): string {
  return path.reduce(
    (text, step) => (/^\d+$/.test(step) ? `${text}[${step}]` : text ? `${text}.${step}` : step),
    '',
  );
}
