import {useCallback, useSyncExternalStore} from 'react';

/** @returns the value of the uncontrolled field */
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
