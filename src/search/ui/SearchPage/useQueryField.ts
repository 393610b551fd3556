import {useLayoutEffect, useRef, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Keeps an uncontrolled field and the query in step. React never writes the field, so that no letter is lost that is typed
 * before or while it takes over; what was typed before hydration is taken then, and precedes the address.
 *
 * @param take to be called for everything typed after hydration, too
 * @returns the reference of the field
 */
export function useQueryField(
  query: string,
  take: (query: string) => void,
): RefObject<HTMLInputElement | null> {
  const reference = useRef<HTMLInputElement>(null);
  const isAdopted = useRef(false);
  const isBrowser = useIsBrowser();

  useLayoutEffect(() => {
    const field = reference.current;
    // Until hydration the query of the address is not known here.
    if (!field || !isBrowser) return;
    if (!isAdopted.current && field.value) take(field.value);
    else if (field.value !== query) field.value = query;
    isAdopted.current = true;
  }, [query, isBrowser, take]);
  return reference;
}
