/** The menu of narrow screens: the links of the bar and, on a page with a sidebar, a copy of that. */
import {fade, openDialog} from './dialog';

/** @param button that opens the menu */
export function openMenu(button: HTMLElement): void {
  const links = [...document.querySelectorAll('.navbar__link')].map(
    ({textContent, outerHTML}) => outerHTML && `<li>${outerHTML}`,
  );
  const sidebar = document.querySelector('.theme-doc-sidebar-menu')?.outerHTML ?? '';
  openDialog(
    'first-menu',
    'Menu',
    `<button class="first-close clean-btn" aria-label="Close navigation bar">✕</button><ul>${links.join('')}</ul>${sidebar}`,
    (dialog) => {
      button.click();
      fade(dialog);
    },
  );
}
