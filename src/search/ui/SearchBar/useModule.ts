import {useCallback, useEffect, useState} from 'react';
import {inTime} from '@site/src/runtime/contract';
import type {SearchModule} from '@site/src/search/island/openSearch';

/**
 * Awaits the module of the search (src/search/island); asks again when the network is back or the reader wants it.
 *
 * @param isWanted whether the search is on the screen
 */
export function useModule(isWanted: boolean): {
  module?: SearchModule;
  hasFailed: boolean;
  tryAgain: () => void;
} {
  const [module, setModule] = useState<SearchModule>();
  const [isLate, setIsLate] = useState(false);

  const tryAgain = useCallback(() => {
    const coming = window.hub!.search() as Promise<SearchModule | undefined>;
    inTime(coming).then(
      (found) => setIsLate(!found),
      () => setIsLate(true),
    );
    void coming.then(setModule);
  }, []);

  useEffect(() => {
    if (!isWanted) return undefined;
    tryAgain();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [isWanted, tryAgain]);

  return {module, hasFailed: isLate && !module, tryAgain};
}
