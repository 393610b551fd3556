/**
 * Opens and closes the menu of narrow screens (src/ui/Menu), before and after hydration. The open menu traps the focus,
 * the page behind it is inert, and Escape, a press beside it and a link in it close it.
 */
import {all} from './all';

/** Widest screen with a menu, in pixels: specification, section 9. */
const narrow = 996;

let behind: HTMLElement[] = [];

const openedMenu = () => document.querySelector<HTMLElement>('.menu-drawer[data-open]');

const toggle = () => document.querySelector<HTMLElement>('.navbar__toggle');

const tell = () => dispatchEvent(new Event('menutoggle'));

export const isMenuOpen = (): boolean => openedMenu() !== null;

/** Shows the menu: the sidebar, or on a page without one the menu of the navbar. */
export function showMenu(): HTMLElement {
  const menu = all('.menu-drawer').at(-1)!;
  menu.dataset.open = '';
  return menu;
}

/** Shows the menu and traps the focus, unless the screen has grown since its button was pressed. */
export function openMenu(): void {
  const menu = showMenu();
  if (innerWidth > narrow) return closeMenu();
  for (let part = menu; part !== document.body; part = part.parentElement as HTMLElement)
    for (const sibling of part.parentElement!.children as HTMLCollectionOf<HTMLElement>)
      if (sibling !== part && !sibling.inert) behind.push(sibling);
  for (const part of behind) part.inert = true;
  menu.role = 'dialog';
  menu.ariaModal = 'true';
  menu.ariaLabel = 'Menu';
  document.body.style.overflow = 'hidden';
  toggle()!.ariaExpanded = 'true';
  menu.querySelector<HTMLElement>('.menu-close')!.focus();
  tell();
}

/** Closes an open menu and returns the focus to its button. */
export function closeMenu(): void {
  const opened = openedMenu();
  if (!opened) return;
  for (const part of behind) part.inert = false;
  behind = [];
  for (const name of ['data-open', 'role', 'aria-modal', 'aria-label']) opened.removeAttribute(name);
  document.body.style.overflow = '';
  toggle()!.ariaExpanded = 'false';
  toggle()!.focus({preventScroll: true});
  tell();
}

/** Adds the listeners that open and close the menu. */
export function listenForMenu(): void {
  addEventListener(
    'click',
    ({target}) => {
      const [element, opened] = [target as Element, openedMenu()];
      if (!opened) {
        if (element.closest('.navbar__toggle')) openMenu();
      } else if (
        !opened.contains(element) ||
        element.closest('.menu-close,a:not([role=button]),[data-open-search]')
      )
        closeMenu();
    },
    true,
  );
  addEventListener('keydown', ({key}) => key === 'Escape' && closeMenu());
  addEventListener('resize', () => innerWidth > narrow && closeMenu());
}
