import {useLayoutEffect} from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

const isShortcut = ({key, metaKey, ctrlKey}: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (metaKey || ctrlKey);

const openerOf = ({target}: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-open-search]') : null;

type Actions = {
  /** @param opener the element that gets the focus back */
  open: (opener: HTMLElement | null) => void;
  close: () => void;
  /** Called when a reader reaches for an element that opens the search. */
  prepare: () => void;
};

/**
 * What opens the search from anywhere: the shortcuts, and elements with the attribute `data-open-search`. In the
 * same step as the commit: a key pressed between a page's arrival and a later effect would be lost.
 */
export function useOpeners(isOpen: boolean, {open, close, prepare}: Actions): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const opens = !isOpen && event.key === '/' && !isTyping(event.target);
      if (!opens && !isShortcut(event)) return;
      event.preventDefault();
      if (isOpen) close();
      else open(document.activeElement as HTMLElement | null);
    };
    const onClick = (event: Event) => {
      const opener = openerOf(event);
      if (opener) open(opener);
    };
    const onReach = (event: Event) => {
      if (openerOf(event)) prepare();
    };
    window.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onReach);
    document.addEventListener('focusin', onReach);
    return () => {
      window.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onReach);
      document.removeEventListener('focusin', onReach);
    };
  }, [isOpen, open, close, prepare]);
}
