import {useEffect, useState, type RefObject} from 'react';

/** Milliseconds without a movement after which a pointer is on its way to nothing. */
const rest = 300;

const movements = ['pointermove', 'pointerdown', 'pointerup'] as const;

/**
 * Waits for the moment in which a part of the page may take its room: what lies below it must not move while the reader
 * is about to press it.
 *
 * @param place of the part, which is calm while it is empty
 * @param onCalm called before the part takes its room
 * @returns whether something is there and the pointer has rested since
 */
export function useCalm(place: RefObject<HTMLElement | null>, onCalm: () => void): boolean {
  const [isCalm, setCalm] = useState(false);

  useEffect(() => {
    if (isCalm || !place.current) return undefined;
    let moved = -Infinity;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (!place.current?.firstElementChild) return;
      const isHeld = (window.hub?.heldUntil ?? 0) > Date.now();
      const left = moved + rest - performance.now();
      if (isHeld || left > 0) timer = setTimeout(look, isHeld ? rest : left);
      else {
        onCalm();
        setCalm(true);
      }
    };
    const move = () => (moved = performance.now());
    const observer = new MutationObserver(look);
    observer.observe(place.current, {childList: true});
    for (const type of movements) window.addEventListener(type, move, {passive: true, capture: true});
    look();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of movements) window.removeEventListener(type, move, {capture: true});
    };
  }, [isCalm, onCalm, place]);

  return isCalm;
}
