import {useCallback, useSyncExternalStore} from 'react';

/** @returns what the field holds, which the field alone keeps: React never writes it */
export function useQuery(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      field.addEventListener('input', onChange);
      return () => field.removeEventListener('input', onChange);
    },
    [field],
  );
  return useSyncExternalStore(subscribe, () => field.value);
}
