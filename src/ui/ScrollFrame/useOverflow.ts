import {useCallback, useState} from 'react';
import styles from './styles.module.css';

/**
 * Watches a box that scrolls sideways.
 *
 * @param isLate its content is rendered in the browser only, so the built HTML has nothing to scroll
 * @returns a callback for its `ref`; whether it scrolls, which nobody knows before hydration; and the class that fades its edge
 *   while there is more to scroll
 */
export function useOverflow(isLate = false) {
  const [scrolls, setScrolls] = useState(!isLate);
  const [more, setMore] = useState(false);

  const watch = useCallback((frame: HTMLElement | null) => {
    if (!frame) return undefined;
    const measure = () => {
      const hidden = frame.scrollWidth - frame.clientWidth;
      // Removing `tabindex` from the focused frame would lose the focus.
      setScrolls(hidden > 0 || document.activeElement === frame);
      setMore(hidden - frame.scrollLeft > 1);
    };
    const observer = new ResizeObserver(measure);
    for (const box of [frame, ...Array.from(frame.children)]) observer.observe(box);
    frame.addEventListener('scroll', measure, {passive: true});
    frame.addEventListener('blur', measure);
    return () => {
      observer.disconnect();
      frame.removeEventListener('scroll', measure);
      frame.removeEventListener('blur', measure);
    };
  }, []);

  return {watch, scrolls, fade: more && styles.more};
}
