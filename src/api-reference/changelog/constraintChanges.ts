/** Changes of a schema's own constraints: types, enumerations, defaults, limits; not of its fields. */
import {isDeepStrictEqual} from 'node:util';
import {below, breaking, harmless, type Change, type Direction, type ChangeLocation} from './change';
import {isObject, isWording, listOf, namesOf, objectOf, same, type Json} from './versionPair';
import {effectOf, effectOfTypes, typesOf, type Effect} from './keywordEffects';
import {inlineCode, valueChange} from './valuesInMarkdown';

/** Compared by functions of their own. */
const structural = new Set([
  ...['type', 'enum', 'default', 'deprecated', 'readOnly', 'writeOnly', 'allOf'],
  ...['properties', 'required', 'items', 'additionalProperties', 'oneOf', 'anyOf', 'discriminator'],
]);

const remedies: Record<Direction, Record<Effect, string>> = {
  sent: {
    narrower: 'Send only values that the new rule allows.',
    wider: '',
    different: 'Send values that follow the new definition.',
  },
  received: {
    narrower: '',
    wider: 'Be ready for values that could not come before.',
    different: 'Be ready for values that follow the new definition.',
  },
};

/** A changed constraint: a stricter one breaks senders, a looser one receivers, any other both. */
export function constraintChange(
  place: ChangeLocation,
  direction: Direction,
  effect: Effect,
  what: string,
  remedy?: string,
): Change {
  const harms = direction === 'sent' ? effect !== 'wider' : effect !== 'narrower';
  return harms
    ? breaking(place, 'changed', what, remedy ?? remedies[direction][effect])
    : harmless(place, 'changed', what);
}

/** Location and direction of the compared schema. */
export type SchemaContext = {
  place: ChangeLocation;
  direction: Direction;
};

function types({place, direction}: SchemaContext, before: Json, after: Json): Change[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  const effect = effectOfTypes(old, now);
  const name = (list: string[] | undefined) => (list ? [...list].sort().join(' or ') : 'any');
  const at = below(place, 'type');
  return effect
    ? [
        constraintChange(
          at,
          direction,
          effect,
          `type is ${inlineCode(name(now))}, it was ${inlineCode(name(old))}`,
        ),
      ]
    : [];
}

function values({place, direction}: SchemaContext, before: Json, after: Json): Change[] {
  const [old, now] = [listOf(before.enum), listOf(after.enum)];
  const at = below(place, 'enum');
  if (isObject(before.enum) || isObject(after.enum)) return [];
  if (!before.enum && !after.enum) return [];
  if (!before.enum || !after.enum) {
    const what = valueChange('enum', before.enum, after.enum);
    return [constraintChange(at, direction, effectOf('enum', before.enum, after.enum), what)];
  }
  const lacks = (list: unknown[]) => (value: unknown) =>
    !list.some((other) => isDeepStrictEqual(other, value));
  return [
    ...old.filter(lacks(now)).map((value) => {
      const remedy = `Send another value than ${inlineCode(value)}.`;
      return constraintChange(
        at,
        direction,
        'narrower',
        `no longer allows the value ${inlineCode(value)}`,
        remedy,
      );
    }),
    ...now.filter(lacks(old)).map((value) => {
      const remedy = `Be ready for the value ${inlineCode(value)}.`;
      return constraintChange(at, direction, 'wider', `has the new value ${inlineCode(value)}`, remedy);
    }),
  ];
}

function defaults({place, direction}: SchemaContext, before: Json, after: Json): Change[] {
  if (isDeepStrictEqual(before.default, after.default)) return [];
  const at = below(place, 'default');
  const what = valueChange('default', before.default, after.default);
  return direction === 'sent' && before.default !== undefined
    ? [breaking(at, 'changed', what, `Send ${inlineCode(before.default)} yourself if you rely on it.`)]
    : [harmless(at, 'changed', what)];
}

/** Of each end of a range, the two keywords that limit it, and whether a limit is stricter than another. */
const ends = [
  {names: ['minimum', 'exclusiveMinimum'], isStricter: (one: number, other: number) => one > other},
  {names: ['maximum', 'exclusiveMaximum'], isStricter: (one: number, other: number) => one < other},
];

/** A limit that takes the place of the other one of its end: one change, and not one that goes and one that comes. */
function exchanged(before: Json, after: Json) {
  return ends.flatMap(({names, isStricter}) => {
    const [was, is] = [before, after].map((side) => names.filter((name) => typeof side[name] === 'number'));
    const [from = '', to = ''] = [was?.[0], is?.[0]];
    if (was?.length !== 1 || is?.length !== 1 || from === to) return [];
    const [old, now] = [before[from] as number, after[to] as number];
    const isNarrower = isStricter(now, old) || (now === old && to.startsWith('exclusive'));
    const what = `${inlineCode(to)} is ${inlineCode(now)}, in place of ${inlineCode(from)} ${inlineCode(old)}`;
    return {names, to, effect: isNarrower ? ('narrower' as const) : ('wider' as const), what};
  });
}

function keywords({place, direction}: SchemaContext, before: Json, after: Json): Change[] {
  const limits = exchanged(before, after);
  const told = new Set(limits.flatMap(({names}) => names));
  const moved = limits.map(({to, effect, what}) =>
    constraintChange(below(place, to), direction, effect, what),
  );
  const others = namesOf(before, after)
    .filter((keyword) => !told.has(keyword))
    .filter((keyword) => !structural.has(keyword) && !isWording(keyword))
    .filter((keyword) => !same(before[keyword], after[keyword]))
    .map((keyword) => {
      const [old, now] = [before[keyword], after[keyword]];
      const isShort = !isObject(old) && !isObject(now) && !Array.isArray(old) && !Array.isArray(now);
      const what = isShort ? valueChange(keyword, old, now) : `${inlineCode(keyword)} has changed`;
      return constraintChange(below(place, keyword), direction, effectOf(keyword, old, now), what);
    });
  return [...moved, ...others];
}

function discriminator({place, direction}: SchemaContext, before: Json, after: Json): Change[] {
  const [old, now] = [objectOf(before.discriminator), objectOf(after.discriminator)];
  const [mapping, present] = [objectOf(old.mapping), objectOf(now.mapping)];
  const isKept = Object.keys(mapping).every((name) => same(mapping[name], present[name]));
  if (old.propertyName === now.propertyName && isKept) return [];
  return [
    constraintChange(below(place, 'discriminator'), direction, 'different', '`discriminator` has changed'),
  ];
}

/** @returns the changes of a schema's own keywords, those of its fields left out */
export function constraintChanges(step: SchemaContext, before: Json, after: Json): Change[] {
  return [types, values, defaults, keywords, discriminator].flatMap((compare) =>
    compare(step, before, after),
  );
}
