import {listenForMenu} from './menu';
import {listenForScroll} from './navbar';
import {listenForClose} from './search';
import {listenForTabs} from './tabs';

/** Has the page answer what needs no React, for as long as it lasts; to be called once. What opens the search listens already. */
export function listenForControls(): void {
  listenForMenu();
  listenForScroll();
  listenForClose();
  listenForTabs();
}
