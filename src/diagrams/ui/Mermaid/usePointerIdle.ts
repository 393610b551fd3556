import {useEffect, useState, type RefObject} from 'react';

/** Milliseconds without movement after which the pointer counts as idle. */
const rest = 300;

const movements = ['pointermove', 'pointerdown', 'pointerup'] as const;

/**
 * Waits until an element may be revealed: a button below it must not move while the reader is about to press it.
 *
 * @param container whose first child is to be revealed
 * @param onIdle called before the reveal
 * @returns whether the container has a child and the pointer has been idle since
 */
export function usePointerIdle(container: RefObject<HTMLElement | null>, onIdle: () => void): boolean {
  const [isIdle, setIdle] = useState(false);

  useEffect(() => {
    if (isIdle || !container.current) return undefined;
    let moved = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (!container.current?.firstElementChild) return;
      const isPressed = (window.hub?.heldUntil ?? 0) > Date.now();
      const left = moved + rest - performance.now();
      if (isPressed || left > 0) timer = setTimeout(look, isPressed ? rest : left);
      else {
        onIdle();
        setIdle(true);
      }
    };
    const move = () => (moved = performance.now());
    const observer = new MutationObserver(look);
    observer.observe(container.current, {childList: true});
    for (const type of movements) window.addEventListener(type, move, {passive: true, capture: true});
    look();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of movements) window.removeEventListener(type, move, {capture: true});
    };
  }, [container, isIdle, onIdle]);

  return isIdle;
}
