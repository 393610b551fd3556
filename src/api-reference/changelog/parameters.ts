/** Changes of parameters and of response headers. */
import {slug} from '../pages/mdx';
import {below, breaking, deprecation, harmless, type Change, type Direction, type Place} from './change';
import {listOf, namesOf, objectOf, same, type Json, type Pair, type Side} from './document';
import {contentChanges} from './content';
import {presence, schemaChanges} from './schemas';
import {code} from './words';

/** How a value is written on the wire, with the defaults of OpenAPI filled in. */
function wireForm({in: place, style, explode, allowReserved, allowEmptyValue}: Json): unknown {
  const chosen = style ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return [chosen, explode ?? chosen === 'form', Boolean(allowReserved), Boolean(allowEmptyValue)];
}

/** Schema, content and form of a parameter or header that is in both versions. */
function valueChanges(pair: Pair, place: Place, direction: Direction, before: Json, after: Json): Change[] {
  const isWrittenAlike = same(pair, wireForm(before), wireForm(after));
  return [
    ...deprecation(below(place, 'deprecated'), before.deprecated, after.deprecated),
    ...presence(place, direction, before.required === true, after.required === true),
    ...(isWrittenAlike
      ? []
      : [breaking(place, 'changed', 'is written in another way', 'Read how it is written now.')]),
    ...schemaChanges(pair, below(place, 'schema'), direction, before.schema ?? {}, after.schema ?? {}),
    ...contentChanges(pair, below(place, 'content'), direction, before.content, after.content),
  ];
}

type Found = {parameter: Json; pointer: string[]};

/**
 * The parameters of an operation and of its path, those of the operation winning. The name of a path parameter
 * is not on the wire, so its place in the path identifies it; a header's name has no case.
 */
function parametersOf(side: Side, route: string, item: Json, operation: Json): Map<string, Found> {
  const order = [...route.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  const found = new Map<string, Found>();
  const take = (list: unknown, pointer: string[]) =>
    listOf(list).forEach((entry, index) => {
      const parameter = side.resolve(entry);
      const name = String(parameter.name);
      const key =
        parameter.in === 'path' ? order.indexOf(name) : parameter.in === 'header' ? name.toLowerCase() : name;
      found.set(`${String(parameter.in)} ${key}`, {parameter, pointer: [...pointer, String(index)]});
    });
  take(item.parameters, ['..', 'parameters']);
  take(operation.parameters, ['parameters']);
  return found;
}

const labels: Readonly<Record<string, string>> = {
  path: 'Path parameter',
  query: 'Query parameter',
  header: 'Header parameter',
  cookie: 'Cookie parameter',
};

/** The path and the parts of a version that describe the parameters of one operation. */
export type Source = {route: string; item: Json; operation: Json};

/** @param place the operation */
export function parameterChanges(
  pair: Pair,
  place: Place,
  direction: Direction,
  before: Source,
  after: Source,
): Change[] {
  const olds = parametersOf(pair.before, before.route, before.item, before.operation);
  const nows = parametersOf(pair.after, after.route, after.item, after.operation);
  return [...new Set([...olds.keys(), ...nows.keys()])].flatMap((key) => {
    const [old, now] = [olds.get(key), nows.get(key)];
    const found = now ?? old;
    if (!found) return [];
    const {parameter, pointer} = found;
    const [kind, name] = [String(parameter.in), String(parameter.name)];
    const isShared = pointer[0] === '..';
    const at: Place = {
      ...place,
      place: `${labels[kind] ?? kind} ${code(name)}`,
      anchor: slug(kind, name),
      pointer: [
        ...(isShared ? place.pointer.slice(0, -1) : place.pointer),
        ...pointer.slice(isShared ? 1 : 0),
      ],
    };
    if (!now) return [breaking(at, 'removed', 'is gone', 'Stop sending it.')];
    if (old) return valueChanges(pair, at, direction, old.parameter, now.parameter);
    return parameter.required && direction === 'sent'
      ? [breaking(at, 'added', 'is new and required', 'Send it with every request.')]
      : [harmless(at, 'added', 'is new')];
  });
}

/** @param place the response, whose headers are compared; its anchor is `response-<status>` */
export function headerChanges(
  pair: Pair,
  place: Place,
  direction: Direction,
  before: unknown,
  after: unknown,
): Change[] {
  const [olds, nows] = [objectOf(before), objectOf(after)];
  return namesOf(olds, nows).flatMap((name) => {
    const at: Place = {
      ...below(place, name),
      place: `${place.place}, header ${code(name)}`,
      anchor: place.anchor && slug(place.anchor.replace(/^response-/, ''), 'header', name),
    };
    if (!(name in nows)) return [breaking(at, 'removed', 'is gone', 'Stop reading it.')];
    const now = pair.after.resolve(nows[name]);
    if (name in olds) return valueChanges(pair, at, direction, pair.before.resolve(olds[name]), now);
    return [harmless(at, 'added', 'is new')];
  });
}
