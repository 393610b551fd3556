import {useLayoutEffect} from 'react';

/** Moves the focus from the field through links in lists, such as the recent searches. */
function focusNeighbourLink(event: KeyboardEvent, dialog: HTMLElement): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const links = Array.from(dialog.querySelectorAll<HTMLElement>('li a'));
  if (!step || !links.length) return;
  event.preventDefault();
  const stops = [dialog.querySelector('input'), ...links];
  const row = document.activeElement?.closest('li')?.querySelector('a');
  const next = stops.indexOf((row ?? document.activeElement) as HTMLElement) + step;
  stops[Math.max(0, Math.min(next, stops.length - 1))]?.focus();
}

/** Arrow keys move the focus through the links of the dialog. */
export function useArrowKeys(dialog: HTMLDialogElement): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => focusNeighbourLink(event, dialog);
    dialog.addEventListener('keydown', onKey);
    return () => dialog.removeEventListener('keydown', onKey);
  }, [dialog]);
}
