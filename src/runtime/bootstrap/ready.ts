/**
 * What the bootstrap of a built page does elsewhere: here React starts at once, so that no press has to be held for it,
 * and plain script answers the search, the menu and the colour mode.
 */
import {listenForControls} from '../controls';
import {closeMenu, isMenuOpen, openMenu} from '../controls/menu';
import {placeNavbar} from '../controls/navbar';
import {listenForSearch} from '../controls/search';

/** To be called before the application starts, in pages without the bootstrap. */
export function startAtOnce(): void {
  window.hub = {
    state: 'ready',
    files: [],
    handovers: new Set(),
    heldUntil: 0,
    start: () => {},
    isMenuOpen,
    openMenu,
    closeMenu,
    placeNavbar,
  };
  listenForSearch();
  listenForControls();
}
