/** Compares two versions of an API by their effect on clients. */
import {breaking, harmless, type Change, type ChangeLocation} from './change';
import type {Specification} from '../model/openApiTypes';
import {listOf, namesOf, objectOf, type Json, type VersionPair} from './versionPair';
import {itemChanges} from './operationChanges';
import {schemeChanges} from './securityChanges';
import {inlineCode} from './valuesInMarkdown';

export type {Change} from './change';

/** Paths by route without parameter names, which are not sent over the wire. */
function routesOf({paths}: Json): Map<string, string> {
  const routes = Object.keys(objectOf(paths));
  return new Map(routes.map((route) => [route.replace(/\{[^}]*\}/g, '{}'), route]));
}

function pathChanges(pair: VersionPair): Change[] {
  const [olds, nows] = [routesOf(pair.before), routesOf(pair.after)];
  return [...new Set([...olds.keys(), ...nows.keys()])].flatMap((key) => {
    const [oldRoute, route] = [olds.get(key) ?? '', nows.get(key) ?? ''];
    const place: ChangeLocation = {place: 'Operation', pointer: ['paths', route || oldRoute]};
    const item = ({paths}: Json, name: string): Json => objectOf(objectOf(paths)[name]);
    return itemChanges(
      pair,
      place,
      'sent',
      [oldRoute, item(pair.before, oldRoute)],
      [route, item(pair.after, route)],
    );
  });
}

function webhookChanges(pair: VersionPair): Change[] {
  const [olds, nows] = [objectOf(pair.before.webhooks), objectOf(pair.after.webhooks)];
  return namesOf(olds, nows).flatMap((name) => {
    const place: ChangeLocation = {place: `Webhook ${inlineCode(name)}`, pointer: ['webhooks', name]};
    if (!(name in nows)) return [breaking(place, 'removed', 'is gone', 'Do not wait for it.')];
    return itemChanges(pair, place, 'received', [name, objectOf(olds[name])], [name, objectOf(nows[name])]);
  });
}

function serverChanges({before, after}: VersionPair): Change[] {
  const urlsOf = ({servers}: Json) => listOf(servers).map((server) => String(objectOf(server).url));
  const [olds, nows] = [urlsOf(before), urlsOf(after)];
  const place: ChangeLocation = {place: 'Servers', pointer: ['servers']};
  return [
    ...olds
      .filter((url) => !nows.includes(url))
      .map((url) => breaking(place, 'removed', `no longer have ${inlineCode(url)}`, 'Call another server.')),
    ...nows
      .filter((url) => !olds.includes(url))
      .map((url) => harmless(place, 'added', `have the new address ${inlineCode(url)}`)),
  ];
}

/**
 * @param before an OpenAPI 3 document
 * @param after a later version of it
 * @returns every change that may affect a client, in document order; descriptions and examples are not compared
 */
export function changesBetween(before: Specification, after: Specification): Change[] {
  const pair: VersionPair = {before, after};
  return [...serverChanges(pair), ...schemeChanges(pair), ...pathChanges(pair), ...webhookChanges(pair)];
}
