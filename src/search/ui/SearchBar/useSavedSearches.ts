import {useCallback, useEffect, useMemo, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {
  withinLimits,
  parseSaved,
  storageKeys,
  type SavedSearches,
} from '@site/src/search/client/savedSearches';

/**
 * Saved searches from local storage, kept in step with other tabs; without storage they last as long as the modal.
 *
 * @returns the saved searches, and a function that changes them
 */
export function useSavedSearches(
  indexName: string,
): [SavedSearches, (change: (memory: SavedSearches) => SavedSearches) => void] {
  const slots = useMemo(() => {
    const keys = storageKeys(indexName);
    return {recent: createStorageSlot(keys.recent), favourites: createStorageSlot(keys.favourites)};
  }, [indexName]);
  const read = useCallback(
    () =>
      withinLimits({recent: parseSaved(slots.recent.get()), favourites: parseSaved(slots.favourites.get())}),
    [slots],
  );
  const [memory, setMemory] = useState(read);

  useEffect(() => {
    const stops = Object.values(slots).map((slot) => slot.listen(() => setMemory(read())));
    return () => stops.forEach((stop) => stop());
  }, [slots, read]);

  const change = useCallback(
    (changed: (memory: SavedSearches) => SavedSearches) => {
      const next = changed(memory);
      setMemory(next);
      slots.recent.set(JSON.stringify(next.recent));
      slots.favourites.set(JSON.stringify(next.favourites));
    },
    [memory, slots],
  );
  return [memory, change];
}
