import {listenForMenu} from './menu';
import {listenForScroll} from './navbar';
import {listenForSearch} from './search';
import {listenForTabs} from './tabs';

/** Has the page answer what needs no React, for as long as it lasts; to be called once, before anything on it listens. */
export function listenForControls(): void {
  listenForMenu();
  listenForScroll();
  listenForSearch();
  listenForTabs();
}
