import {useEffect, type RefObject} from 'react';

/**
 * Closes an open `<details>` at Escape, which returns the focus to its button, and at a press beside it. Escape belongs to
 * whatever has the focus: a dialog above it closes alone.
 */
export function useClose(target: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = target.current;
    if (!details) return undefined;
    // A press leaves the focus on the page where the browser gives buttons none, as Safari does.
    const hasFocus = () =>
      document.activeElement === document.body || details.contains(document.activeElement);
    const onKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open || !hasFocus()) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onPress = ({target: pressed}: Event) => {
      if (!details.contains(pressed as Node)) details.open = false;
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, [target]);
}
