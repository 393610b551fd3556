/** The menu of narrow screens: the links of the bar and, on a page with a sidebar, a copy of that. */
import {openDialog} from './dialog';
import {root} from './takeover';

const duration = '--ifm-transition-fast';

/** Of the screens that have the menu, in pixels. */
const widest = 996;

const copy = (selector: string) =>
  Array.from(document.querySelectorAll(selector), ({outerHTML}) => outerHTML).join('');

/** @param button that opens the menu */
export function openMenu(button: HTMLElement): void {
  const html = copy('.navbar__link') + copy('.theme-doc-sidebar-menu');
  const dialog = openDialog('first-menu', 'Menu', html, () => {
    // React's menu stands where this one stood: it does not slide in.
    root.style.setProperty(duration, '0s');
    dialog.close();
    button.click();
    requestAnimationFrame(() => requestAnimationFrame(() => root.style.removeProperty(duration)));
  });
  window.onresize = () => {
    if (innerWidth > widest) dialog.close();
  };
}
