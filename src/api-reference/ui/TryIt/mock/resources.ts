/** What was posted, changed and deleted in this visit, by API: the state of the server in the page. It is in memory alone. */
import {useSyncExternalStore} from 'react';

export type Thing = Record<string, unknown>;

/** An address of things: `/pets`; things have their own below it. */
type Collection = {things: Thing[]; deleted: string[]};

const apis = new Map<string, Map<string, Collection>>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

function collectionOf(api: string, path: string): Collection {
  const collections = apis.get(api) ?? new Map<string, Collection>();
  apis.set(api, collections);
  const collection = collections.get(path) ?? {things: [], deleted: []};
  collections.set(path, collection);
  return collection;
}

/** A name as it stands in a path. */
export const nameText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null);

/**
 * Whether a thing has a name: by the field that the path is named after, or by its `id`.
 *
 * @param field name of the path's parameter
 */
const isNamed = (thing: Thing, field: string, id: string): boolean => {
  const named = Object.hasOwn(thing, field) ? thing[field] : thing.id;
  return named !== undefined && nameText(named) === id;
};

/** @returns the things of a collection, the newest first */
export const thingsIn = (api: string, path: string): Thing[] =>
  [...(apis.get(api)?.get(path)?.things ?? [])].reverse();

export function findThing(api: string, path: string, field: string, id: string): Thing | undefined {
  return thingsIn(api, path).find((thing) => isNamed(thing, field, id));
}

export const isDeleted = (api: string, path: string, id: string): boolean =>
  apis.get(api)?.get(path)?.deleted.includes(id) ?? false;

/** Keeps a thing, in the place of the one of this name. */
export function keepThing(api: string, path: string, field: string, thing: Thing): void {
  const collection = collectionOf(api, path);
  const id = nameText(Object.hasOwn(thing, field) ? thing[field] : thing.id);
  collection.things = [...collection.things.filter((each) => !isNamed(each, field, id)), thing];
  collection.deleted = collection.deleted.filter((each) => each !== id);
  tell();
}

export function deleteThing(api: string, path: string, field: string, id: string): void {
  const collection = collectionOf(api, path);
  collection.things = collection.things.filter((thing) => !isNamed(thing, field, id));
  if (!collection.deleted.includes(id)) collection.deleted.push(id);
  tell();
}

/** Forgets all that was done to an API. */
export function forgetThings(api: string): void {
  apis.delete(api);
  tell();
}

const countOf = (api: string): number =>
  [...(apis.get(api)?.values() ?? [])].reduce(
    (sum, {things, deleted}) => sum + things.length + deleted.length,
    0,
  );

/** How much was done to an API in this visit. */
export const useThingCount = (api: string): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => countOf(api),
  );
