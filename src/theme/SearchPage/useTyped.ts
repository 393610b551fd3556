import {useEffect, useRef, type RefObject} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Takes over what was typed before React was there: drawing the query of the address would wipe it out. */
export function useTyped(field: RefObject<HTMLInputElement | null>, take: (query: string) => void): void {
  const typed = useRef<string>(undefined);
  const isBrowser = useIsBrowser();

  // The elements are those of the built page still, and the address is read with the next drawing.
  useEffect(() => {
    if (!isBrowser) typed.current = field.current?.value;
  }, [field, isBrowser]);

  useEffect(() => {
    if (!isBrowser || !typed.current) return;
    take(typed.current);
    typed.current = undefined;
  }, [isBrowser, take]);
}
