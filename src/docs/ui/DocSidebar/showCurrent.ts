/**
 * Scrolls the sidebar, and nothing else, to the entry of the page when that is out of sight. It is whole in itself, because
 * pages also have it as an inline script.
 */
export function showCurrent(box: Element): void {
  const menu = box.querySelector('.menu');
  const entry = menu?.querySelector('[aria-current=page]');
  if (!menu || !entry) return;
  const {top, bottom} = menu.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  const end = Math.min(bottom, innerHeight);
  if (place.height && (place.top < top || place.bottom > end)) menu.scrollTop += place.top - (top + end) / 2;
}
