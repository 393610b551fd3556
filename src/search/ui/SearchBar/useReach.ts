import {useLayoutEffect} from 'react';

/** @param prepare called when a reader reaches for an element that opens the search */
export function useReach(prepare: () => void): void {
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
