/**
 * Recent searches and favourites in the browser's local storage. Keys, shape and limits are DocSearch's, so that
 * entries which its modal stored stay readable.
 */
import type {Hit} from './port';
import {levels} from '../records/record';
import {viewOf} from './hitView';

export type SavedSearch = Pick<
  Hit,
  'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'hierarchy' | 'content'
>;

/** Both lists with the newest entry first. */
export type SavedSearches = {recent: readonly SavedSearch[]; favourites: readonly SavedSearch[]};

/** Specification, section 9; with a favourite there are fewer recent searches, as in DocSearch. */
const limits = {favourites: 10, recent: 7, recentBesideFavourites: 4};

/** Keys in the browser's storage. */
export const storageKeys = (indexName: string): Record<keyof SavedSearches, string> => ({
  recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  favourites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
});

/** A content hit is stored as the section that holds it. */
function savedOf(hit: SavedSearch): SavedSearch {
  const {objectID, url, url_without_anchor, anchor, hierarchy} = hit;
  const section = [...levels].reverse().find((level) => hierarchy[level]) ?? 'lvl0';
  const type = hit.type === 'content' ? section : hit.type;
  return {objectID, url, url_without_anchor, anchor, type, hierarchy, content: null};
}

const without = (entries: readonly SavedSearch[], {objectID}: SavedSearch) =>
  entries.filter((entry) => entry.objectID !== objectID);

/** @returns both lists cut to their limits */
export function withinLimits({recent, favourites}: SavedSearches): SavedSearches {
  const room = favourites.length ? limits.recentBesideFavourites : limits.recent;
  return {recent: recent.slice(0, room), favourites: favourites.slice(0, limits.favourites)};
}

/** Adds an opened hit to the recent searches, unless it is a favourite. */
export function addRecent(memory: SavedSearches, hit: SavedSearch): SavedSearches {
  if (memory.favourites.some(({objectID}) => objectID === hit.objectID)) return memory;
  return withinLimits({...memory, recent: [savedOf(hit), ...without(memory.recent, hit)]});
}

/** Moves a recent search to the favourites. */
export function addFavourite({recent, favourites}: SavedSearches, entry: SavedSearch): SavedSearches {
  return withinLimits({
    recent: without(recent, entry),
    favourites: [savedOf(entry), ...without(favourites, entry)],
  });
}

/** Removes an entry from both lists. */
export function removeSaved({recent, favourites}: SavedSearches, entry: SavedSearch): SavedSearches {
  return {recent: without(recent, entry), favourites: without(favourites, entry)};
}

function isSaved(value: unknown): value is SavedSearch {
  const entry = value as Partial<SavedSearch> | null;
  return (
    typeof entry?.objectID === 'string' &&
    typeof entry.url === 'string' &&
    entry.hierarchy instanceof Object &&
    Object.values(entry.hierarchy).every((text) => text === null || typeof text === 'string') &&
    viewOf(entry as SavedSearch) !== undefined
  );
}

/**
 * @param json what the storage holds under a key, or null
 * @returns the entries that can be shown; none when the text is damaged
 */
export function parseSaved(json: string | null): SavedSearch[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter(isSaved) : [];
  } catch {
    return [];
  }
}
