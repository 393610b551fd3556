import {listenForMenu} from './menu';
import {listenForScroll} from './navbar';
import {listenForClose} from './search';
import {listenForTabs} from './tabs';

/** Adds the listeners of controls that need no React; to be called once. Those that open the search are added by the starter. */
export function listenForControls(): void {
  listenForMenu();
  listenForScroll();
  listenForClose();
  listenForTabs();
}
