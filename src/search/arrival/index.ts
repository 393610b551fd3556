/** What the search does on a page that it led to: it marks what was found, and Back opens the list as it was. */
import {fieldOf, searchDialog} from '../../runtime/contract';
import {keepSearch, listLeftHere} from '../ui/island/visit';
import {takeFound, type Found} from './found';
import type {Marks} from './marks';

/** Opens the dialog with the search that it was left with. */
function openList(): void {
  const list = listLeftHere();
  const dialog = searchDialog();
  if (!list || !dialog || dialog.open) return;
  keepSearch(list);
  fieldOf(dialog).value = '';
  dialog.showModal();
}

/** Follows the reader from page to page, with React and without; to be called once. */
export function followArrivals(): void {
  let marks: Marks | undefined;
  let marked: string | undefined;
  let isBack = performance.navigation.type === performance.navigation.TYPE_BACK_FORWARD;

  const show = async (found: Found, pathname: string) => {
    // Without it, the page is as it would be by another way.
    const module = await import(/* webpackChunkName: "kept-arrival" */ './marks').catch(() => undefined);
    if (pathname !== marked) return;
    marks?.clear();
    marks = module?.mark(found);
  };
  const arrive = (isLoaded = false) => {
    const found = takeFound(isLoaded);
    if (found || marked !== location.pathname) {
      marks?.clear();
      marks = undefined;
      marked = location.pathname;
    } else marks?.refresh();
    if (found) void show(found, location.pathname);
    if (isBack) openList();
    isBack = false;
  };

  window.hub!.arrived = () => arrive();
  addEventListener('popstate', () => {
    isBack = true;
    // With React the page is another one only when the router has followed.
    if (!window.hub!.follow) arrive();
  });
  addEventListener('pageshow', ({persisted}) => {
    if (!persisted) return;
    isBack = true;
    arrive();
  });
  arrive(true);
}
