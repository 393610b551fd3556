import {useCallback, useEffect, useMemo, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {limited, parseStored, storageKeys, type Memory} from '@site/src/search/dialogue/memory';

/**
 * What this browser remembers of a reader's searches; other tabs' changes arrive as they happen. Without storage
 * it lasts as long as the modal.
 *
 * @returns the memory, and a function that changes it
 */
export function useMemory(indexName: string): [Memory, (change: (memory: Memory) => Memory) => void] {
  const slots = useMemo(() => {
    const keys = storageKeys(indexName);
    return {recent: createStorageSlot(keys.recent), favourites: createStorageSlot(keys.favourites)};
  }, [indexName]);
  const read = useCallback(
    () => limited({recent: parseStored(slots.recent.get()), favourites: parseStored(slots.favourites.get())}),
    [slots],
  );
  const [memory, setMemory] = useState(read);

  useEffect(() => {
    const stops = Object.values(slots).map((slot) => slot.listen(() => setMemory(read())));
    return () => stops.forEach((stop) => stop());
  }, [slots, read]);

  const change = useCallback(
    (changed: (memory: Memory) => Memory) => {
      const next = changed(memory);
      setMemory(next);
      slots.recent.set(JSON.stringify(next.recent));
      slots.favourites.set(JSON.stringify(next.favourites));
    },
    [memory, slots],
  );
  return [memory, change];
}
