/**
 * Recent searches and favourites in the browser's local storage. Keys and limits are DocSearch's, so that entries
 * which its modal stored stay readable.
 */
import {viewOf, type SavedSearch} from './hits';

/** Both lists with the newest entry first. */
export type SavedSearches = {recent: readonly SavedSearch[]; favourites: readonly SavedSearch[]};

export type Memory = {
  now: () => SavedSearches;
  /** Adds an opened hit to the recent searches, unless it is a favourite. */
  addRecent: (hit: SavedSearch) => void;
  /** Moves a recent search to the favourites. */
  addFavourite: (entry: SavedSearch) => void;
  remove: (entry: SavedSearch) => void;
};

/** Specification, section 9; with a favourite there are fewer recent searches, as in DocSearch. */
const limits = {favourites: 10, recent: 7, recentBesideFavourites: 4};

const isShowable = (entry: SavedSearch | null): boolean =>
  Object.values(entry?.hierarchy ?? {}).every((text) => text === null || typeof text === 'string') &&
  entry !== null &&
  viewOf(entry) !== undefined;

/** @returns the stored entries that can be shown; none when their text is damaged, and without storage */
function read(key: string): SavedSearch[] {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '[]') as SavedSearch[]).filter(isShowable);
  } catch {
    return [];
  }
}

const savedOf = ({objectID, url, hierarchy}: SavedSearch): SavedSearch => ({objectID, url, hierarchy});

/** Opens the saved searches; without storage nothing is remembered. */
export function openMemory(indexName: string): Memory {
  const keys = {
    recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favourites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  };
  const now = (): SavedSearches => {
    const favourites = read(keys.favourites).slice(0, limits.favourites);
    const room = favourites.length ? limits.recentBesideFavourites : limits.recent;
    return {recent: read(keys.recent).slice(0, room), favourites};
  };
  const keep = ({recent, favourites}: SavedSearches) => {
    try {
      localStorage.setItem(keys.recent, JSON.stringify(recent.slice(0, limits.recent)));
      localStorage.setItem(keys.favourites, JSON.stringify(favourites.slice(0, limits.favourites)));
    } catch {
      // No storage, or it is full.
    }
  };
  /** Both lists without an entry. */
  const without = ({objectID}: SavedSearch): SavedSearches => {
    const isOther = (entry: SavedSearch) => entry.objectID !== objectID;
    const {recent, favourites} = now();
    return {recent: recent.filter(isOther), favourites: favourites.filter(isOther)};
  };
  return {
    now,
    addRecent(hit) {
      const {recent, favourites} = without(hit);
      if (favourites.length === now().favourites.length)
        keep({recent: [savedOf(hit), ...recent], favourites});
    },
    addFavourite(entry) {
      const {recent, favourites} = without(entry);
      keep({recent, favourites: [savedOf(entry), ...favourites]});
    },
    remove: (entry) => keep(without(entry)),
  };
}
