/** Effect of a changed schema keyword on the set of valid values. */

/** `different`: some values become valid and others invalid. */
export type Effect = 'narrower' | 'wider' | 'different';

type Rule = (before: unknown, after: unknown) => Effect;

/** A keyword whose presence narrows the schema. */
const limit: Rule = (before, after) =>
  before === undefined ? 'narrower' : after === undefined ? 'wider' : 'different';

const bound =
  (isStricter: (before: number, after: number) => boolean): Rule =>
  (before, after) =>
    typeof before === 'number' && typeof after === 'number'
      ? isStricter(before, after)
        ? 'narrower'
        : 'wider'
      : flag(before, after);

/** A keyword that narrows the schema when it is true (or, in OpenAPI 3.1, a number). */
const flag: Rule = (before, after) =>
  !before && after !== false && after !== undefined
    ? 'narrower'
    : after === false || after === undefined
      ? 'wider'
      : 'different';

const upper = bound((before, after) => after < before);
const lower = bound((before, after) => after > before);

const rules: Readonly<Record<string, Rule>> = {
  maximum: upper,
  exclusiveMaximum: upper,
  maxLength: upper,
  maxItems: upper,
  maxProperties: upper,
  maxContains: upper,
  minimum: lower,
  exclusiveMinimum: lower,
  minLength: lower,
  minItems: lower,
  minProperties: lower,
  minContains: lower,
  uniqueItems: flag,
  unevaluatedProperties: (before, after) => opposite(flag(before ?? true, after ?? true)),
  const: limit,
  enum: limit,
  format: limit,
  multipleOf: limit,
  not: limit,
  oneOf: limit,
  anyOf: limit,
  pattern: limit,
  propertyNames: limit,
};

function opposite(effect: Effect): Effect {
  return effect === 'narrower' ? 'wider' : effect === 'wider' ? 'narrower' : 'different';
}

/**
 * @param keyword of a schema; one without a rule of its own counts as a change that breaks both sides
 * @param before its value, undefined where it was absent; differs from `after`
 */
export function effectOf(keyword: string, before: unknown, after: unknown): Effect {
  return (rules[keyword] ?? (() => 'different' as const))(before, after);
}

/** The types of a schema; undefined where any type will do. */
export const typesOf = ({type}: {type?: unknown}): string[] | undefined =>
  type === undefined ? undefined : [type].flat().map(String);

const covers = (types: readonly string[], type: string) =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

/** @returns undefined when both allow the same types */
export function effectOfTypes(before: string[] | undefined, after: string[] | undefined): Effect | undefined {
  const isWithin = (inner: string[] | undefined, outer: string[] | undefined) =>
    outer === undefined || (inner?.every((type) => covers(outer, type)) ?? false);
  const narrower = isWithin(after, before);
  const wider = isWithin(before, after);
  if (narrower && wider) return undefined;
  return narrower ? 'narrower' : wider ? 'wider' : 'different';
}
