import {useCallback, useLayoutEffect, useRef, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Takes over what was typed before React was there: the drawing with the query of the address wipes it out. Both steps
 * belong to a drawing, so that no key comes between.
 *
 * @returns `take`, to be called for all that is typed from then on
 */
export function useTyped(
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
