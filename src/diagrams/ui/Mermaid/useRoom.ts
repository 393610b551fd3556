import {useCallback, useLayoutEffect, useRef, type RefObject} from 'react';
import {isKeeping} from './keepInPlace';
import {useCalm} from './useCalm';

const boxOf = (place: RefObject<HTMLElement | null>) =>
  (place.current?.parentElement ?? document.body).getBoundingClientRect();

/**
 * Gives the drawing its room when the pointer rests. What is read below it stays where it is when the drawing begins above
 * the window; Safari does not do so by itself, and other browsers are asked not to.
 *
 * @param place of the drawing, in its frame
 * @returns whether the drawing may show
 */
export function useRoom(place: RefObject<HTMLElement | null>): boolean {
  const bottom = useRef<number>(undefined);
  const measure = useCallback(() => {
    const {top, bottom: end} = boxOf(place);
    // With the heading that was jumped to, all stays in place already.
    if (top >= 0 || isKeeping()) return;
    document.documentElement.style.overflowAnchor = 'none';
    bottom.current = end;
  }, [place]);

  const isShown = useCalm(place, measure);

  useLayoutEffect(() => {
    if (!isShown || bottom.current === undefined) return;
    window.scrollBy({top: boxOf(place).bottom - bottom.current, behavior: 'instant'});
    requestAnimationFrame(() => (document.documentElement.style.overflowAnchor = ''));
  }, [isShown, place]);

  return isShown;
}
