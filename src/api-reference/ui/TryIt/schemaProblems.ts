/** Validates values against schemas without `eval`, which the site's policy forbids, with messages in words. */
import {Validator, type OutputUnit, type Schema} from '@cfworker/json-schema';
import type {Definitions, JsonSchema} from '@site/src/api-reference/console/consoleData';

export type Problem = {
  /** Names and indexes that lead to the value. */
  path: string[];
  message: string;
};

const kinds: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'text',
};

const items = (count: unknown) => (count === 1 ? '1 item' : `${String(count)} items`);
const characters = (count: unknown) => (count === 1 ? '1 character' : `${String(count)} characters`);

/** The first of a long list will do in a message. */
function listed(values: unknown): string {
  const all = (values as unknown[]).map(String);
  return all.length > 20 ? `${all.slice(0, 20).join(', ')} and ${all.length - 20} more` : all.join(', ');
}

/** What to say of a keyword, given its value in the schema. */
const words: Record<string, (value: unknown) => string> = {
  const: (value) => `Must be ${String(value)}.`,
  enum: (value) => `Must be one of: ${listed(value)}.`,
  exclusiveMaximum: (value) => `Must be less than ${String(value)}.`,
  exclusiveMinimum: (value) => `Must be more than ${String(value)}.`,
  false: () => 'Is not allowed here.',
  format: (value) => `Must have the format ${String(value)}.`,
  maximum: (value) => `Must be ${String(value)} or less.`,
  maxItems: (value) => `Must have at most ${items(value)}.`,
  maxLength: (value) => `Must have at most ${characters(value)}.`,
  minimum: (value) => `Must be ${String(value)} or more.`,
  minItems: (value) => `Must have at least ${items(value)}.`,
  minLength: (value) => `Must have at least ${characters(value)}.`,
  multipleOf: (value) => `Must be a multiple of ${String(value)}.`,
  anyOf: () => 'Does not fit any of the alternatives.',
  oneOf: () => 'Must fit exactly one of the alternatives.',
  not: () => 'Is not allowed here.',
  pattern: (value) => `Must match the pattern ${String(value)}.`,
  required: () => 'Is required.',
  type: (value) =>
    `Must be ${[value]
      .flat()
      .map((kind) => kinds[kind as string])
      .join(' or ')}.`,
  uniqueItems: () => 'Must not contain the same item twice.',
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
