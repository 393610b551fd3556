/** Opens what hides a part of the page, before and after hydration: a section, or a panel whose tab is not chosen. */
import {decoded} from '../navigation/address';
import {showTab} from './tabs';

const closed = 'details:not([open]),[role=tabpanel][hidden]';

/**
 * Opens everything that hides an element.
 *
 * @returns whether something did
 */
export function reveal(element: Element | null): boolean {
  let part = element?.closest<HTMLElement>(closed);
  const isHidden = Boolean(part);
  for (; part; part = part.parentElement!.closest<HTMLElement>(closed))
    if ('open' in part) part.open = true;
    else {
      const tab = document.querySelector<HTMLElement>(`[aria-controls="${part.id}"]`)!;
      if (window.hub!.state === 'ready') tab.click();
      else showTab(tab);
    }
  return isHidden;
}

/** Opens whatever hides the part of the page that the address names, and scrolls there. */
export function openTarget(): void {
  const target = document.getElementById(decoded(location.hash.slice(1)) ?? '');
  // React has opened it by the next frame.
  if (reveal(target)) requestAnimationFrame(() => target!.scrollIntoView());
}

/** Adds the listeners for links inside a page, and for the browser's own search; to be called once. */
export function listenForTargets(): void {
  addEventListener('hashchange', openTarget);
  // The browser shows the panel, and scrolls, when the event has been handled.
  addEventListener('beforematch', ({target}) => reveal(target as Element));
}
