import {useLayoutEffect, type RefObject} from 'react';

/** In pixels, by the source of the drawing. */
const heights = new Map<string, number>();

/**
 * Remembers the height of a drawing, so that a page that the reader comes back to is as long as it was: the place where
 * they were is kept as a distance from its top.
 *
 * @param place of the drawing
 * @param source of the drawing
 * @param isShown whether it has its room
 * @returns the height that it had when the reader left its page; undefined when they have not seen it
 */
export function useHeight(
  place: RefObject<HTMLElement | null>,
  source: string,
  isShown: boolean,
): number | undefined {
  useLayoutEffect(() => {
    const {current: drawing} = place;
    if (!isShown || !drawing) return undefined;
    return () => void heights.set(source, drawing.offsetHeight);
  }, [isShown, place, source]);
  return heights.get(source);
}
