import {useCallback, useLayoutEffect, useRef, type RefObject} from 'react';
import {isAnchoring} from './scrollAnchor';
import {usePointerIdle} from './usePointerIdle';

const boxOf = (container: RefObject<HTMLElement | null>) =>
  (container.current?.parentElement ?? document.body).getBoundingClientRect();

/**
 * Reveals the diagram when the pointer is idle. A diagram that begins above the window must not move the text below it:
 * the page is scrolled by the growth, as Safari has no scroll anchoring; that of other browsers is off meanwhile.
 *
 * @param container of the diagram, inside its frame
 * @returns whether the diagram may show
 */
export function useRevealWithoutShift(container: RefObject<HTMLElement | null>): boolean {
  const bottom = useRef<number>(undefined);
  const measure = useCallback(() => {
    const {top, bottom: end} = boxOf(container);
    // scrollAnchor.ts corrects the shift already.
    if (top >= 0 || isAnchoring()) return;
    document.documentElement.style.overflowAnchor = 'none';
    bottom.current = end;
  }, [container]);

  const isShown = usePointerIdle(container, measure);

  useLayoutEffect(() => {
    if (!isShown || bottom.current === undefined) return;
    window.scrollBy({top: boxOf(container).bottom - bottom.current, behavior: 'instant'});
    requestAnimationFrame(() => (document.documentElement.style.overflowAnchor = ''));
  }, [container, isShown]);

  return isShown;
}
