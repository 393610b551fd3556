import {useLayoutEffect, type RefObject} from 'react';

/** Heights in pixels, by source of the diagram. */
const heights = new Map<string, number>();

/**
 * Remembers the height of a diagram, so that the browser can restore the scroll position when the reader comes back.
 *
 * @param container of the diagram
 * @param source of the diagram
 * @param isShown whether it is revealed
 * @returns the height when the reader left the page, in pixels; undefined when the diagram has not been seen
 */
export function useRememberedHeight(
  container: RefObject<HTMLElement | null>,
  source: string,
  isShown: boolean,
): number | undefined {
  useLayoutEffect(() => {
    const {current: diagram} = container;
    if (!isShown || !diagram) return undefined;
    return () => void heights.set(source, diagram.offsetHeight);
  }, [container, isShown, source]);
  return heights.get(source);
}
