/**
 * Recent searches and favourites in the browser's local storage. Keys, shape and limits are DocSearch's, so that
 * entries which its modal stored stay readable.
 */
import {levels} from '../records/record';
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

function withinLimits({recent, favourites}: SavedSearches): SavedSearches {
  const room = favourites.length ? limits.recentBesideFavourites : limits.recent;
  return {recent: recent.slice(0, room), favourites: favourites.slice(0, limits.favourites)};
}

/** A hit that matched in its text is stored as its section. */
function savedOf({objectID, url, url_without_anchor, anchor, hierarchy, type}: SavedSearch): SavedSearch {
  const section = [...levels].reverse().find((level) => hierarchy[level]) ?? 'lvl0';
  const saved = {objectID, url, url_without_anchor, anchor, hierarchy, content: null};
  return {...saved, type: type === 'content' ? section : type};
}

const isShowable = (entry: SavedSearch | null): boolean =>
  Object.values(entry?.hierarchy ?? {}).every((text) => text === null || typeof text === 'string') &&
  entry !== null &&
  viewOf(entry) !== undefined;

/** @returns the entries of a stored text that can be shown; none when it is damaged */
function parse(json: string | null): SavedSearch[] {
  try {
    return (JSON.parse(json ?? '[]') as (SavedSearch | null)[]).filter(isShowable) as SavedSearch[];
  } catch {
    return [];
  }
}

/** What the page remembers when the browser has no storage. */
let unstored: SavedSearches = {recent: [], favourites: []};

/** Opens the saved searches; without storage they last as long as the page. */
export function openMemory(indexName: string): Memory {
  const keys = {
    recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
    favourites: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
  };
  const now = (): SavedSearches => {
    try {
      return withinLimits({
        recent: parse(localStorage.getItem(keys.recent)),
        favourites: parse(localStorage.getItem(keys.favourites)),
      });
    } catch {
      return unstored;
    }
  };
  const keep = (memory: SavedSearches) => {
    unstored = withinLimits(memory);
    try {
      localStorage.setItem(keys.recent, JSON.stringify(unstored.recent));
      localStorage.setItem(keys.favourites, JSON.stringify(unstored.favourites));
    } catch {
      // No storage, or it is full: kept in this page.
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
