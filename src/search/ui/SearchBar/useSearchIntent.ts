import {useLayoutEffect} from 'react';

/** @param prepare called when a reader points at or focuses an element that opens the search */
export function useSearchIntent(prepare: () => void): void {
  useLayoutEffect(() => {
    const onReach = ({target}: Event) => {
      if (target instanceof Element && target.closest('[data-open-search]')) prepare();
    };
    document.addEventListener('pointerover', onReach);
    document.addEventListener('focusin', onReach);
    return () => {
      document.removeEventListener('pointerover', onReach);
      document.removeEventListener('focusin', onReach);
    };
  }, [prepare]);
}
