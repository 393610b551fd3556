/**
 * What the modal remembers in a reader's own browser. Keys, shape and limits are DocSearch's, so that what its
 * modal stored stays readable.
 */
import type {Hit} from './port';
import {levels} from '../records/record';
import {viewOf} from './view';

export type StoredSearch = Pick<
  Hit,
  'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'hierarchy' | 'content'
>;

/** The newest first. */
export type Memory = {recent: readonly StoredSearch[]; favourites: readonly StoredSearch[]};

/** Specification, section 9; with a favourite there are fewer recent searches, as in DocSearch. */
const limits = {favourites: 10, recent: 7, recentBesideFavourites: 4};

/** Keys in the browser's storage. */
export const storageKeys = (indexName: string): Record<keyof Memory, string> => ({
  recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  favourites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
});

/** A content hit is stored as the section that holds it. */
function storedOf(hit: StoredSearch): StoredSearch {
  const {objectID, url, url_without_anchor, anchor, hierarchy} = hit;
  const section = [...levels].reverse().find((level) => hierarchy[level]) ?? 'lvl0';
  const type = hit.type === 'content' ? section : hit.type;
  return {objectID, url, url_without_anchor, anchor, type, hierarchy, content: null};
}

const without = (entries: readonly StoredSearch[], {objectID}: StoredSearch) =>
  entries.filter((entry) => entry.objectID !== objectID);

/** @returns the memory cut to its limits */
export function limited({recent, favourites}: Memory): Memory {
  const room = favourites.length ? limits.recentBesideFavourites : limits.recent;
  return {recent: recent.slice(0, room), favourites: favourites.slice(0, limits.favourites)};
}

/** The memory after a reader opened a hit or a remembered search; a favourite is not repeated among the recent ones. */
export function visit(memory: Memory, hit: StoredSearch): Memory {
  if (memory.favourites.some(({objectID}) => objectID === hit.objectID)) return memory;
  return limited({...memory, recent: [storedOf(hit), ...without(memory.recent, hit)]});
}

/** The memory after a reader made a recent search a favourite. */
export function favour({recent, favourites}: Memory, entry: StoredSearch): Memory {
  return limited({
    recent: without(recent, entry),
    favourites: [storedOf(entry), ...without(favourites, entry)],
  });
}

/** The memory without a search. */
export function forget({recent, favourites}: Memory, entry: StoredSearch): Memory {
  return {recent: without(recent, entry), favourites: without(favourites, entry)};
}

function isStored(value: unknown): value is StoredSearch {
  const entry = value as Partial<StoredSearch> | null;
  return (
    typeof entry?.objectID === 'string' &&
    typeof entry.url === 'string' &&
    entry.hierarchy instanceof Object &&
    Object.values(entry.hierarchy).every((text) => text === null || typeof text === 'string') &&
    viewOf(entry as StoredSearch) !== undefined
  );
}

/**
 * @param json what the storage holds under a key, or null
 * @returns the entries that can be shown; none when the text is damaged
 */
export function parseStored(json: string | null): StoredSearch[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter(isStored) : [];
  } catch {
    return [];
  }
}
