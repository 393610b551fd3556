/** The menu of narrow screens: the links of the bar and, on a page with a sidebar, a copy of that. */
import {openDialog} from './dialog';
import {afterFrame, all, root} from './takeover';

const duration = '--ifm-transition-fast';

/** @param button that opens the menu */
export function openMenu(button: HTMLElement): void {
  const parts = all('.navbar__link,.theme-doc-sidebar-menu').map(({outerHTML}) => outerHTML);
  const dialog = openDialog('first-menu', 'Menu', parts.join(''), () => {
    // React's menu stands where this one stood: it does not slide in.
    root.style.setProperty(duration, '0s');
    dialog.close();
    button.click();
    afterFrame(() => root.style.removeProperty(duration));
  });
  window.onresize = () => {
    // Wider screens have no menu (Infima's breakpoint).
    if (innerWidth > 996) dialog.close();
  };
}
