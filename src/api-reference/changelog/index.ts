/** The differences between two versions of an API, as its clients feel them. */
import {breaking, harmless, type Change, type Place} from './change';
import {namesOf, objectOf, Side, type Json, type Pair} from './document';
import {itemChanges} from './operations';
import {schemeChanges} from './security';
import {code} from './words';

export type {Change} from './change';

/** Paths by what goes over the wire: the names of their parameters do not. */
function routesOf({root}: Side): Map<string, string> {
  const routes = Object.keys(objectOf(root.paths));
  return new Map(routes.map((route) => [route.replace(/\{[^}]*\}/g, '{}'), route]));
}

function pathChanges(pair: Pair): Change[] {
  const [olds, nows] = [routesOf(pair.before), routesOf(pair.after)];
  return [...new Set([...olds.keys(), ...nows.keys()])].flatMap((key) => {
    const [oldRoute, route] = [olds.get(key) ?? '', nows.get(key) ?? ''];
    const place: Place = {place: 'Operation', pointer: ['paths', route || oldRoute]};
    const item = (side: Side, name: string): Json => side.resolve(objectOf(side.root.paths)[name]);
    return itemChanges(
      pair,
      place,
      'sent',
      [oldRoute, item(pair.before, oldRoute)],
      [route, item(pair.after, route)],
    );
  });
}

function webhookChanges(pair: Pair): Change[] {
  const [olds, nows] = [objectOf(pair.before.root.webhooks), objectOf(pair.after.root.webhooks)];
  return namesOf(olds, nows).flatMap((name) => {
    const place: Place = {place: `Webhook ${code(name)}`, pointer: ['webhooks', name]};
    if (!(name in nows)) return [breaking(place, 'removed', 'is gone', 'Do not wait for it.')];
    return itemChanges(
      pair,
      place,
      'received',
      [name, pair.before.resolve(olds[name])],
      [name, pair.after.resolve(nows[name])],
    );
  });
}

function serverChanges({before, after}: Pair): Change[] {
  const urlsOf = ({root}: Side) =>
    (Array.isArray(root.servers) ? root.servers : []).map((server) => String(objectOf(server).url));
  const [olds, nows] = [urlsOf(before), urlsOf(after)];
  const place: Place = {place: 'Servers', pointer: ['servers']};
  return [
    ...olds
      .filter((url) => !nows.includes(url))
      .map((url) => breaking(place, 'removed', `no longer have ${code(url)}`, 'Call another server.')),
    ...nows
      .filter((url) => !olds.includes(url))
      .map((url) => harmless(place, 'added', `have the new address ${code(url)}`)),
  ];
}

/**
 * @param before an OpenAPI 3 document with references inside it only
 * @param after a later version of it
 * @returns every change that a client may feel, in the order of the document; wording and examples bind nobody
 */
export function changesBetween(before: object, after: object): Change[] {
  const pair: Pair = {before: new Side(before as Json), after: new Side(after as Json)};
  return [...serverChanges(pair), ...schemeChanges(pair), ...pathChanges(pair), ...webhookChanges(pair)];
}
