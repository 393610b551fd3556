/** Arrow keys move the focus from the field through the links in lists of the dialog, such as the recent searches. */
export function focusNeighbourLink(event: KeyboardEvent, dialog: HTMLElement): void {
  const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
  const links = [...dialog.querySelectorAll<HTMLElement>('li a')];
  if (!step || !links.length) return;
  event.preventDefault();
  const stops = [dialog.querySelector('input'), ...links];
  const row = document.activeElement?.closest('li')?.querySelector('a');
  const next = stops.indexOf((row ?? document.activeElement) as HTMLElement) + step;
  stops[Math.max(0, Math.min(next, stops.length - 1))]?.focus();
}
