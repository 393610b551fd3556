/** Changes of one operation, a callback's or a webhook's included. */
import {methods} from '../model/openApiTypes';
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
import {contentChanges} from './contentChanges';
import {namesOf, objectOf, type Json, type VersionPair} from './versionPair';
import {headerChanges, parameterChanges, type ParameterSource} from './parameterChanges';
import {securityChanges} from './securityChanges';
import {inlineCode} from './valuesInMarkdown';

const other = (direction: Direction): Direction => (direction === 'sent' ? 'received' : 'sent');

function bodyChanges(above: ChangeLocation, direction: Direction, one: unknown, two: unknown): Change[] {
  if (one === undefined && two === undefined) return [];
  const place: ChangeLocation = {...below(above, 'requestBody'), place: 'Request body', anchor: 'body'};
  const [before, after] = [objectOf(one), objectOf(two)];
  const isSent = direction === 'sent';
  if (two === undefined)
    return [breaking(place, 'removed', 'is gone', isSent ? 'Send no body.' : 'Expect no body.')];
  if (one === undefined) {
    return isSent && after.required
      ? [breaking(place, 'added', 'is new and required', 'Send it with every request.')]
      : [harmless(place, 'added', 'is new')];
  }
  const changes = contentChanges(below(place, 'content'), direction, before.content, after.content);
  if (Boolean(before.required) === Boolean(after.required)) return changes;
  const at = below(place, 'required');
  const isStricter = Boolean(after.required) === isSent;
  const what = after.required ? 'is required, it was optional' : 'is optional, it was required';
  const remedy = isSent ? 'Send it with every request.' : 'Be ready for its absence.';
  return [isStricter ? breaking(at, 'changed', what, remedy) : harmless(at, 'changed', what), ...changes];
}

/** Removing an error response does not break a client; removing any other response does. */
const isMissed = (status: string, direction: Direction) => direction === 'sent' || !/^[45]/.test(status);

function responseChanges(above: ChangeLocation, direction: Direction, before: Json, after: Json): Change[] {
  return namesOf(before, after).flatMap((status) => {
    const place: ChangeLocation = {
      ...below(above, 'responses', status),
      place: `Response ${inlineCode(status)}`,
      anchor: slug('response', status),
    };
    if (!(status in before)) return [harmless(place, 'added', 'is new')];
    if (!(status in after)) {
      return isMissed(status, direction)
        ? [breaking(place, 'removed', 'is gone', 'Handle the responses that remain.')]
        : [harmless(place, 'removed', 'is gone')];
    }
    const [old, now] = [objectOf(before[status]), objectOf(after[status])];
    return [
      ...headerChanges(below(place, 'headers'), direction, old.headers, now.headers),
      ...contentChanges(below(place, 'content'), direction, old.content, now.content),
    ];
  });
}

/** The operations of a path item by method. */
export function operationsOfItem(item: Json): Map<string, Json> {
  const present = methods.filter((method) => method in item);
  return new Map(present.map((method) => [method, objectOf(item[method])]));
}

/** Callbacks are requests from the API to the client, so the direction is reversed. */
function callbackChanges(
  pair: VersionPair,
  above: ChangeLocation,
  direction: Direction,
  before: Json,
  after: Json,
): Change[] {
  const [olds, nows] = [objectOf(before.callbacks), objectOf(after.callbacks)];
  return namesOf(olds, nows).flatMap((name) => {
    const place: ChangeLocation = {
      ...below(above, 'callbacks', name),
      place: `Callback ${inlineCode(name)}`,
      anchor: undefined,
    };
    if (!(name in nows)) return [breaking(place, 'removed', 'is gone', 'Do not wait for it.')];
    if (!(name in olds)) return [harmless(place, 'added', 'is new')];
    const [old, now] = [objectOf(olds[name]), objectOf(nows[name])];
    return namesOf(old, now).flatMap((expression) => {
      const at = below(place, expression);
      if (!(expression in now))
        return [
          breaking(at, 'removed', `no longer goes to ${inlineCode(expression)}`, 'Do not wait for it.'),
        ];
      if (!(expression in old)) return [harmless(at, 'added', `goes to ${inlineCode(expression)} as well`)];
      const [one, two] = [objectOf(old[expression]), objectOf(now[expression])];
      return itemChanges(pair, at, other(direction), [expression, one], [expression, two]).map((change) => ({
        ...change,
        place: change.place === place.place ? change.place : `${place.place}, ${change.place}`,
        anchor: undefined,
      }));
    });
  });
}

function operationChanges(
  pair: VersionPair,
  place: ChangeLocation,
  direction: Direction,
  before: ParameterSource,
  after: ParameterSource,
): Change[] {
  const [old, now] = [before.operation, after.operation];
  const renamed = old.operationId !== now.operationId;
  return [
    ...deprecation(below(place, 'deprecated'), old.deprecated, now.deprecated),
    ...(renamed
      ? [
          harmless(
            below(place, 'operationId'),
            'changed',
            `${inlineCode('operationId')} is ${inlineCode(now.operationId)}, it was ${inlineCode(old.operationId)}: generated clients get a function of another name`,
          ),
        ]
      : []),
    ...(direction === 'sent' ? securityChanges(pair, place, old, now) : []),
    ...parameterChanges(place, direction, before, after),
    ...bodyChanges(place, direction, old.requestBody, now.requestBody),
    ...responseChanges(place, other(direction), objectOf(old.responses), objectOf(now.responses)),
    ...callbackChanges(pair, place, direction, old, now),
  ];
}

type Item = [route: string, item: Json];

/**
 * The changes of all operations of a path item.
 *
 * @param place the path item; `direction` says who sends its requests
 */
export function itemChanges(
  pair: VersionPair,
  place: ChangeLocation,
  direction: Direction,
  before: Item,
  after: Item,
): Change[] {
  const [[oldRoute, oldItem], [route, item]] = [before, after];
  const [olds, nows] = [operationsOfItem(oldItem), operationsOfItem(item)];
  return [...new Set([...olds.keys(), ...nows.keys()])].flatMap((method) => {
    const isCallback = place.operation !== undefined;
    const name = isCallback ? place.operation : `${method} ${nows.has(method) ? route : oldRoute}`;
    const at: ChangeLocation = {...below(place, method), operation: name};
    const [old, now] = [olds.get(method), nows.get(method)];
    if (!now) return [breaking(at, 'removed', 'is gone', 'Stop calling it.')];
    if (!old) return [harmless(at, 'added', 'is new')];
    const source = (where: string, parent: Json, operation: Json): ParameterSource => ({
      route: where,
      item: parent,
      operation,
    });
    return operationChanges(pair, at, direction, source(oldRoute, oldItem, old), source(route, item, now));
  });
}
