/** The shared state (hydration.ts) of pages without the bootstrap scripts: React starts at once, and no press is held. */
import {listenForControls} from '../controls';
import {closeMenu, isMenuOpen, openMenu} from '../controls/menu';
import {placeNavbar} from '../controls/navbar';
import {listenForTargets, openTarget, reveal} from '../controls/reveal';
import {listenForSearch} from '../controls/search';

/** Must be called before the application starts. */
export function startAtOnce(): void {
  window.hub = {
    state: 'ready',
    handovers: new Set(),
    heldUntil: 0,
    start: () => {},
    load: () => {},
    search: () => Promise.resolve(undefined),
    reveal,
    openTarget,
    isMenuOpen,
    openMenu,
    closeMenu,
    placeNavbar,
  };
  listenForSearch();
  listenForTargets();
  listenForControls();
}
