/**
 * A client module: whoever follows a result of the search to a section goes on from there with the Tab key, as when a
 * browser follows a link itself. Docusaurus scrolls to the section and leaves the focus where it was.
 */
import type {ClientModule} from '@docusaurus/types';
import {decoded} from '../../runtime/address';

let isWanted = false;

/** Has the section that the next address names take the focus. */
export function focusNextSection(): void {
  isWanted = true;
}

function focus(section: HTMLElement | null): void {
  if (!section) return;
  const isFocusable = section.tabIndex >= 0 || section.hasAttribute('tabindex');
  if (!isFocusable) {
    section.tabIndex = -1;
    section.addEventListener('blur', () => section.removeAttribute('tabindex'), {once: true});
  }
  section.focus({preventScroll: true});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location: {hash}}) => {
  const id = isWanted ? decoded(hash.slice(1)) : '';
  isWanted = false;
  // What hides the section opens in an effect of the page (ApiColumns/useOpenTarget).
  if (id) requestAnimationFrame(() => focus(document.getElementById(id)));
};
