import {useEffect, type RefObject} from 'react';

/** Closes an open menu at Escape, which returns the focus to its button, and at a press beside it. */
export function useClose(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return undefined;
    const onKey = ({key}: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const onPress = ({target}: Event) => {
      if (!details.contains(target as Node)) details.open = false;
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, [menu]);
}
