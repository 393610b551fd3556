import {parseSaved, storageKeys, withinLimits, type SavedSearches} from '../../client/savedSearches';

/** What the tab remembers when the browser has no storage. */
let unstored: SavedSearches | undefined;

function read(keys: Record<keyof SavedSearches, string>): SavedSearches {
  try {
    const {recent, favourites} = keys;
    return withinLimits({
      recent: parseSaved(localStorage.getItem(recent)),
      favourites: parseSaved(localStorage.getItem(favourites)),
    });
  } catch {
    return unstored ?? {recent: [], favourites: []};
  }
}

export type Memory = {
  now: () => SavedSearches;
  change: (change: (before: SavedSearches) => SavedSearches) => void;
};

/**
 * Saved searches in the browser's local storage, kept in step with other tabs; without storage they last as long as the
 * page.
 *
 * @param onChange called when they have changed
 * @param signal ends the listening to other tabs
 */
export function openMemory(indexName: string, onChange: () => void, signal: AbortSignal): Memory {
  const keys = storageKeys(indexName);
  let memory = read(keys);
  const reread = () => {
    memory = read(keys);
    onChange();
  };
  addEventListener('storage', ({key}) => (key !== keys.recent && key !== keys.favourites) || reread(), {
    signal,
  });
  return {
    now: () => memory,
    change(change) {
      memory = unstored = change(memory);
      try {
        localStorage.setItem(keys.recent, JSON.stringify(memory.recent));
        localStorage.setItem(keys.favourites, JSON.stringify(memory.favourites));
      } catch {
        // No storage, or it is full: kept in this page.
      }
      onChange();
    },
  };
}
