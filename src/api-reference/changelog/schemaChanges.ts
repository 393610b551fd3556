/** Differences between two versions of a schema by their effect on clients. */
import {slug} from '../pages/mdx';
import {
  below,
  breaking,
  deprecation,
  harmless,
  type Change,
  type Direction,
  type ChangeLocation,
} from './change';
import {isObject, listOf, namesOf, objectOf, same, type Json} from './versionPair';
import {effectOf, type Effect} from './keywordEffects';
import {constraintChanges, constraintChange, type SchemaContext} from './constraintChanges';
import {comparedSchema} from './comparedSchema';
import {pairAlternatives} from './pairAlternatives';
import {inlineCode} from './valuesInMarkdown';

type ComparisonContext = SchemaContext & {
  /** Names of the fields above, for sentences and for ids. */
  names: string[];
  /** Schemas that are being compared, so that one which contains itself ends. */
  trail: readonly [Json, Json][];
};

/** The context of a field, with the field's name in its location. */
function toField(step: ComparisonContext, name: string, ...segments: string[]): ComparisonContext {
  const names = [...step.names, name];
  const shown = names.join('.').replaceAll('.[]', '[]');
  const {place} = step;
  const base = step.names.length ? place.place.slice(0, place.place.lastIndexOf(', field')) : place.place;
  const id = name === '[]' ? undefined : name === '*' ? 'any' : name;
  return {
    ...step,
    names,
    place: {
      ...below(place, ...segments),
      place: `${base}, field ${inlineCode(shown)}`,
      anchor: place.anchor && id ? slug(place.anchor, id) : place.anchor,
    },
  };
}

/** Whether a property is absent in this direction: read-only ones in requests, write-only ones in responses. */
const isHidden = (schema: Json, direction: Direction) =>
  Boolean(direction === 'sent' ? schema.readOnly : schema.writeOnly);

function added({place, direction}: SchemaContext, isRequired: boolean): Change {
  return isRequired && direction === 'sent'
    ? breaking(place, 'added', 'is new and required', 'Send it with every request.')
    : harmless(place, 'added', 'is new');
}

function removed({place, direction}: ComparisonContext): Change {
  return breaking(
    place,
    'removed',
    'is gone',
    direction === 'sent' ? 'Stop sending it.' : 'Stop reading it.',
  );
}

/** A field or parameter that is in both versions: whether it must or will be there. */
export function presence(
  place: ChangeLocation,
  direction: Direction,
  before: boolean,
  after: boolean,
): Change[] {
  if (before === after) return [];
  const at = below(place, 'required');
  if (after) {
    return direction === 'sent'
      ? [breaking(at, 'changed', 'is required, it was optional', 'Send it with every request.')]
      : [harmless(at, 'changed', 'is always there, it was optional')];
  }
  return direction === 'sent'
    ? [harmless(at, 'changed', 'is optional, it was required')]
    : [breaking(at, 'changed', 'may be absent, it was always there', 'Be ready for its absence.')];
}

function properties(step: ComparisonContext, before: Json, after: Json): Change[] {
  const {direction} = step;
  const [olds, nows] = [objectOf(before.properties), objectOf(after.properties)];
  return namesOf(olds, nows).flatMap((name) => {
    const field = toField(step, name, 'properties', name);
    const [old, now] = [comparedSchema(olds[name]), comparedSchema(nows[name])];
    const [needed, needs] = [listOf(before.required).includes(name), listOf(after.required).includes(name)];
    const wasThere = name in olds && !isHidden(old, direction);
    const isThere = name in nows && !isHidden(now, direction);
    if (!wasThere && !isThere) return [];
    if (!isThere) return [removed(field)];
    if (!wasThere) return [added(field, needs)];
    return [
      ...deprecation(below(field.place, 'deprecated'), old.deprecated, now.deprecated),
      ...presence(field.place, direction, needed, needs),
      ...compareSchemas(field, olds[name], nows[name]),
    ];
  });
}

function others(step: ComparisonContext, before: Json, after: Json): Change[] {
  const [old, now] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (isObject(old) && isObject(now))
    return compareSchemas(toField(step, '*', 'additionalProperties'), old, now);
  if (same(old, now)) return [];
  const effect: Effect = old === true || now === false ? 'narrower' : 'wider';
  const what =
    now === false
      ? 'no longer allows further fields'
      : now === true
        ? 'allows any further field'
        : old === false
          ? 'allows further fields'
          : 'limits further fields';
  return [constraintChange(below(step.place, 'additionalProperties'), step.direction, effect, what)];
}

function items(step: ComparisonContext, before: Json, after: Json): Change[] {
  if (before.items === undefined && after.items === undefined) return [];
  return compareSchemas(toField(step, '[]', 'items'), before.items, after.items);
}

function alternatives(step: ComparisonContext, before: Json, after: Json): Change[] {
  return (['oneOf', 'anyOf'] as const).flatMap((keyword) => {
    const [list, other] = [before[keyword], after[keyword]];
    if (Boolean(list) !== Boolean(other)) {
      const what = `${inlineCode(keyword)} is ${other ? 'new' : 'gone'}`;
      return [
        constraintChange(below(step.place, keyword), step.direction, effectOf(keyword, list, other), what),
      ];
    }
    return pairAlternatives(list, other).flatMap(({index, title, old, now}) => {
      const at = below(step.place, keyword, String(index));
      if (!old) return [constraintChange(at, step.direction, 'wider', `allows ${title} as well`)];
      if (!now) return [constraintChange(at, step.direction, 'narrower', `no longer allows ${title}`)];
      const anchor = at.anchor && slug(at.anchor, title.replaceAll('`', '').toLowerCase());
      return compareSchemas({...step, place: {...at, anchor}}, old, now);
    });
  });
}

function compareSchemas(step: ComparisonContext, one: unknown, other: unknown): Change[] {
  const [before, after] = [comparedSchema(one), comparedSchema(other)];
  const [origin, target] = [objectOf(one), objectOf(other)];
  if (step.trail.some(([old, now]) => old === origin && now === target)) return [];
  const inside: ComparisonContext = {...step, trail: [...step.trail, [origin, target]]};
  return [constraintChanges, properties, items, others, alternatives].flatMap((compare) =>
    compare(inside, before, after),
  );
}

/**
 * @param place where the schema stands; its text gets the names of fields, its anchor their ids
 * @param direction who writes the value
 * @returns what changed for a client, in the order of the schema
 */
export function schemaChanges(
  place: ChangeLocation,
  direction: Direction,
  before: unknown,
  after: unknown,
): Change[] {
  return compareSchemas({place, direction, names: [], trail: []}, before, after);
}
