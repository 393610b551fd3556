import {useEffect, useRef, type RefObject} from 'react';
import {onHandover, takePress} from '../../runtime/contract';

type Press<Tag extends HTMLElement> = {ref: RefObject<Tag | null>; onClick: () => void};

/**
 * A press of the reader, before and after React answers.
 *
 * @param act what the press does
 * @returns properties of the element that is pressed
 */
export function usePress<Tag extends HTMLElement = HTMLButtonElement>(act: () => void): Press<Tag> {
  const ref = useRef<Tag>(null);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => onHandover(() => takePress(ref.current) && latest.current()), []);
  return {ref, onClick: act};
}
