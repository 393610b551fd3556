import {useEffect, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {decoded} from '@site/src/runtime/contract';

let isFollowed = false;

/** Has what the next address names take the focus: a section, or the title of a page. */
export function focusNext(): void {
  isFollowed = true;
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  const isFocusable = element.tabIndex >= 0 || element.hasAttribute('tabindex');
  if (!isFocusable) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), {once: true});
  }
  element.focus({preventScroll: true});
}

/**
 * Whoever follows a result of the search goes on from there with the Tab key, as when a browser follows a link itself.
 * Docusaurus scrolls to a section and leaves the focus where it was; at the top of a new page it lets go of the focus,
 * earlier than this, because its skip link stands before.
 */
export default function FocusFollowed(): ReactNode {
  const location = useLocation();
  useEffect(() => {
    if (!isFollowed) return;
    isFollowed = false;
    const id = decoded(location.hash.slice(1));
    // What hides a section opens in an effect of the page (ApiColumns/useOpenTarget).
    requestAnimationFrame(() => focus(id ? document.getElementById(id) : document.querySelector('h1')));
  }, [location]);
  return null;
}
