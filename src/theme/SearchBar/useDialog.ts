import {useLayoutEffect, useRef, type RefObject} from 'react';
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';

/** Keeps the page behind from scrolling, and from moving sideways when its scrollbar goes. */
function lockPage(): () => void {
  const {body, documentElement} = document;
  const scrollbar = window.innerWidth - documentElement.clientWidth;
  body.classList.add('DocSearch--active');
  body.style.paddingRight = scrollbar ? `${scrollbar}px` : '';
  return () => {
    body.classList.remove('DocSearch--active');
    body.style.paddingRight = '';
  };
}

/** Arrow keys walk from the field through links that stand in lists, such as the recent searches. */
function walkLinks(event: KeyboardEvent, dialog: HTMLElement): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const links = Array.from(dialog.querySelectorAll<HTMLElement>('li a'));
  if (!step || !links.length) return;
  event.preventDefault();
  const stops = [dialog.querySelector('input'), ...links];
  const row = document.activeElement?.closest('li')?.querySelector('a');
  const next = stops.indexOf((row ?? document.activeElement) as HTMLElement) + step;
  stops[Math.max(0, Math.min(next, stops.length - 1))]?.focus();
}

/**
 * Shows a `<dialog>` above an inert page for as long as its component lives. Escape closes it natively; so do a
 * press beside its content and the browser's way back.
 *
 * @param onClose called when the reader closes it
 * @returns the reference for the `<dialog>`, whose `onClose` is the same function
 */
export function useDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    const unlock = lockPage();
    element?.showModal();
    return () => {
      unlock();
      element?.close();
    };
  }, []);

  // In the same step as the focus: a key pressed before a later effect would be lost.
  useLayoutEffect(() => {
    const element = dialog.current;
    const onPress = (event: MouseEvent) => {
      if (event.target !== element) return;
      // The page beneath would take the focus.
      event.preventDefault();
      onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (element) walkLinks(event, element);
    };
    element?.addEventListener('mousedown', onPress);
    element?.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('mousedown', onPress);
      element?.removeEventListener('keydown', onKey);
    };
  }, [onClose]);

  useHistoryPopHandler(() => {
    onClose();
    return false;
  });
  return dialog;
}
