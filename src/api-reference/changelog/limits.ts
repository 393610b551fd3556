/** Changes of what a schema allows by itself: types, enumerations, defaults, limits. */
import {isDeepStrictEqual} from 'node:util';
import {below, breaking, harmless, type Change, type Direction, type Place} from './change';
import {isObject, isWording, listOf, namesOf, objectOf, same, type Json, type Pair} from './document';
import {effectOf, effectOfTypes, typesOf, type Effect} from './keywords';
import {code, replaced} from './words';

/** Compared by functions of their own. */
const structural = new Set([
  ...['type', 'nullable', 'enum', 'default', 'deprecated', 'readOnly', 'writeOnly', 'allOf'],
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

/** A changed rule: stricter ones break senders, looser ones receivers, others both. */
export function ruled(
  place: Place,
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

/** A schema in its place, while two documents are walked. */
export type Step = {
  pair: Pair;
  place: Place;
  direction: Direction;
};

function types({place, direction}: Step, before: Json, after: Json): Change[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  const effect = effectOfTypes(old, now);
  const name = (list: string[] | undefined) => (list ? [...list].sort().join(' or ') : 'any');
  const at = below(place, 'type');
  return effect
    ? [ruled(at, direction, effect, `type is ${code(name(now))}, it was ${code(name(old))}`)]
    : [];
}

function values({place, direction}: Step, before: Json, after: Json): Change[] {
  const [old, now] = [listOf(before.enum), listOf(after.enum)];
  const at = below(place, 'enum');
  if (isObject(before.enum) || isObject(after.enum)) return [];
  if (!before.enum && !after.enum) return [];
  if (!before.enum || !after.enum) {
    const what = replaced('enum', before.enum, after.enum);
    return [ruled(at, direction, effectOf('enum', before.enum, after.enum), what)];
  }
  const lacks = (list: unknown[]) => (value: unknown) =>
    !list.some((other) => isDeepStrictEqual(other, value));
  return [
    ...old.filter(lacks(now)).map((value) => {
      const remedy = `Send another value than ${code(value)}.`;
      return ruled(at, direction, 'narrower', `no longer allows the value ${code(value)}`, remedy);
    }),
    ...now.filter(lacks(old)).map((value) => {
      const remedy = `Be ready for the value ${code(value)}.`;
      return ruled(at, direction, 'wider', `has the new value ${code(value)}`, remedy);
    }),
  ];
}

function defaults({place, direction}: Step, before: Json, after: Json): Change[] {
  if (isDeepStrictEqual(before.default, after.default)) return [];
  const at = below(place, 'default');
  const what = replaced('default', before.default, after.default);
  return direction === 'sent' && before.default !== undefined
    ? [breaking(at, 'changed', what, `Send ${code(before.default)} yourself if you rely on it.`)]
    : [harmless(at, 'changed', what)];
}

function keywords({pair, place, direction}: Step, before: Json, after: Json): Change[] {
  return namesOf(before, after)
    .filter((keyword) => !structural.has(keyword) && !isWording(keyword))
    .filter((keyword) => !same(pair, before[keyword], after[keyword]))
    .map((keyword) => {
      const [old, now] = [before[keyword], after[keyword]];
      const isShort = !isObject(old) && !isObject(now) && !Array.isArray(old) && !Array.isArray(now);
      const what = isShort ? replaced(keyword, old, now) : `${code(keyword)} has changed`;
      return ruled(below(place, keyword), direction, effectOf(keyword, old, now), what);
    });
}

function discriminator({pair, place, direction}: Step, before: Json, after: Json): Change[] {
  const [old, now] = [objectOf(before.discriminator), objectOf(after.discriminator)];
  const [mapping, present] = [objectOf(old.mapping), objectOf(now.mapping)];
  const isKept = Object.keys(mapping).every((name) => same(pair, mapping[name], present[name]));
  if (old.propertyName === now.propertyName && isKept) return [];
  return [ruled(below(place, 'discriminator'), direction, 'different', '`discriminator` has changed')];
}

/** @returns the changes of a schema's own keywords, those of its fields left out */
export function limitChanges(step: Step, before: Json, after: Json): Change[] {
  return [types, values, defaults, keywords, discriminator].flatMap((compare) =>
    compare(step, before, after),
  );
}
