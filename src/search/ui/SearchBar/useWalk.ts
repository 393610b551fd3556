import {useLayoutEffect} from 'react';

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

/** Arrow keys walk through the links of the dialog. */
export function useWalk(dialog: HTMLDialogElement): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => walkLinks(event, dialog);
    dialog.addEventListener('keydown', onKey);
    return () => dialog.removeEventListener('keydown', onKey);
  }, [dialog]);
}
