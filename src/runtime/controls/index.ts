import {listenForMenu} from './menu';
import {listenForScroll} from './navbar';
import {listenForTabs} from './tabs';

/** Adds the listeners of controls that need no React; to be called once. Those of the search are added by the starter and by its module. */
export function listenForControls(): void {
  listenForMenu();
  listenForScroll();
  listenForTabs();
}
