import {useCallback, useLayoutEffect, useRef, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Keeps text that was typed before hydration, which the first render with the address's query would overwrite. Reading
 * and restoring are layout effects, so that no keystroke comes between.
 *
 * @returns `take`, to be called for everything typed after hydration
 */
export function useInputBeforeHydration(
  field: RefObject<HTMLInputElement | null>,
  take: (query: string) => void,
): (query: string) => void {
  const typed = useRef<string>(undefined);
  const isBrowser = useIsBrowser();
  const ask = useCallback(
    (query: string) => {
      typed.current = undefined;
      take(query);
    },
    [take],
  );

  useLayoutEffect(() => {
    if (!isBrowser) typed.current = field.current?.value;
    else if (typed.current) ask(typed.current);
  }, [field, isBrowser, ask]);
  return ask;
}
