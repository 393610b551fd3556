import {useEffect, useRef, type RefObject} from 'react';
import {onHandover, takePress} from '../../runtime/contract';

type Press<Tag extends HTMLElement> = {ref: RefObject<Tag | null>; onClick: () => void};

/**
 * A click handler that also replays a press held before hydration.
 *
 * @param act handler
 * @returns props of the element
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
