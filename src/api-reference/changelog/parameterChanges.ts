/** Changes of parameters and of response headers. */
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
import {listOf, namesOf, objectOf, same, type Json} from './versionPair';
import {joinedParameters, parameterKey} from '../model/parameters';
import {contentChanges} from './contentChanges';
import {presence, schemaChanges} from './schemaChanges';
import {inlineCode} from './valuesInMarkdown';

/** Serialisation of a parameter, with OpenAPI's defaults. */
function wireForm({in: place, style, explode, allowReserved, allowEmptyValue}: Json): unknown {
  const chosen = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return [chosen, explode ?? chosen === 'form', Boolean(allowReserved), Boolean(allowEmptyValue)];
}

/** Schema, content and form of a parameter or header that is in both versions. */
function valueChanges(place: ChangeLocation, direction: Direction, before: Json, after: Json): Change[] {
  const isWrittenAlike = same(wireForm(before), wireForm(after));
  return [
    ...deprecation(below(place, 'deprecated'), before.deprecated, after.deprecated),
    ...presence(place, direction, before.required === true, after.required === true),
    ...(isWrittenAlike
      ? []
      : [breaking(place, 'changed', 'is written in another way', 'Read how it is written now.')]),
    ...schemaChanges(below(place, 'schema'), direction, before.schema ?? {}, after.schema ?? {}),
    ...contentChanges(below(place, 'content'), direction, before.content, after.content),
  ];
}

type FoundParameter = {parameter: Json; pointer: string[]};

/**
 * The parameters of an operation and of its path item, which the operation overrides. A path parameter is identified
 * by its position in the path, because its name is not sent; header names are case-insensitive.
 */
function parametersOf(route: string, item: Json, operation: Json): Map<string, FoundParameter> {
  const order = [...route.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  const found = (list: unknown, ...pointer: string[]): FoundParameter[] =>
    listOf(list).map((entry, index) => ({
      parameter: objectOf(entry),
      pointer: [...pointer, String(index)],
    }));
  const all = joinedParameters(
    found(item.parameters, '..', 'parameters'),
    found(operation.parameters, 'parameters'),
    ({parameter}) => parameter,
  );
  const keyOf = ({parameter}: FoundParameter) =>
    parameter.in === 'path' ? `path ${order.indexOf(String(parameter.name))}` : parameterKey(parameter);
  return new Map(all.map((one) => [keyOf(one), one]));
}

const labels: Readonly<Record<string, string>> = {
  path: 'Path parameter',
  query: 'Query parameter',
  header: 'Header parameter',
  cookie: 'Cookie parameter',
};

/** The path and the parts of a version that describe the parameters of one operation. */
export type ParameterSource = {route: string; item: Json; operation: Json};

/** @param place the operation */
export function parameterChanges(
  place: ChangeLocation,
  direction: Direction,
  before: ParameterSource,
  after: ParameterSource,
): Change[] {
  const olds = parametersOf(before.route, before.item, before.operation);
  const nows = parametersOf(after.route, after.item, after.operation);
  return [...new Set([...olds.keys(), ...nows.keys()])].flatMap((key) => {
    const [old, now] = [olds.get(key), nows.get(key)];
    const found = now ?? old;
    if (!found) return [];
    const {parameter, pointer} = found;
    const [kind, name] = [String(parameter.in), String(parameter.name)];
    const isShared = pointer[0] === '..';
    const at: ChangeLocation = {
      ...place,
      place: `${labels[kind] ?? kind} ${inlineCode(name)}`,
      anchor: slug(kind, name),
      pointer: [
        ...(isShared ? place.pointer.slice(0, -1) : place.pointer),
        ...pointer.slice(isShared ? 1 : 0),
      ],
    };
    if (!now) return [breaking(at, 'removed', 'is gone', 'Stop sending it.')];
    if (old) return valueChanges(at, direction, old.parameter, now.parameter);
    return parameter.required && direction === 'sent'
      ? [breaking(at, 'added', 'is new and required', 'Send it with every request.')]
      : [harmless(at, 'added', 'is new')];
  });
}

/** @param place the response, whose headers are compared; its anchor is `response-<status>` */
export function headerChanges(
  place: ChangeLocation,
  direction: Direction,
  before: unknown,
  after: unknown,
): Change[] {
  const [olds, nows] = [objectOf(before), objectOf(after)];
  return namesOf(olds, nows).flatMap((name) => {
    const at: ChangeLocation = {
      ...below(place, name),
      place: `${place.place}, header ${inlineCode(name)}`,
      anchor: place.anchor && slug(place.anchor.replace(/^response-/, ''), 'header', name),
    };
    if (!(name in nows)) return [breaking(at, 'removed', 'is gone', 'Stop reading it.')];
    const now = objectOf(nows[name]);
    if (name in olds) return valueChanges(at, direction, objectOf(olds[name]), now);
    return [harmless(at, 'added', 'is new')];
  });
}
