import {useCallback, useEffect, useState} from 'react';
import {inTime} from '@site/src/runtime/contract';

/**
 * Awaits the module that fills the dialog (src/search/island), which plain script requests; asks again when the network is
 * back or the reader wants it.
 *
 * @param isOpen whether the dialog is open
 */
export function useModule(isOpen: boolean): {hasFailed: boolean; tryAgain: () => void} {
  const [hasFailed, setHasFailed] = useState(false);

  const tryAgain = useCallback(() => {
    const coming = window.hub!.search();
    inTime(coming).then(
      (found) => setHasFailed(!found),
      () => setHasFailed(true),
    );
    void coming.then((found) => found && setHasFailed(false));
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    tryAgain();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isOpen, tryAgain]);

  return {hasFailed, tryAgain};
}
