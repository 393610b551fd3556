/** What the search does on a page that it led to: it marks what was found, and Back opens the list as it was. */
import {fieldOf, searchDialog} from '../../runtime/contract';
import {keepSearch, takeFound, takeLeftList} from '../ui/island/visit';
import {clearMarks, markWords} from './marks';

/**
 * Follows the reader from page to page, with React and without; to be called once.
 *
 * @returns whether the search led to this page
 */
export function followArrivals(): boolean {
  let pathname: string | undefined;

  const arrive = (): boolean => {
    const found = takeFound();
    const list = takeLeftList();
    const dialog = searchDialog();
    if (found || pathname !== location.pathname) clearMarks();
    pathname = location.pathname;
    if (found) markWords(found);
    if (list && dialog && !dialog.open) {
      keepSearch(list);
      fieldOf(dialog).value = '';
      dialog.showModal();
    }
    return Boolean(found ?? list);
  };

  window.hub!.arrived = arrive;
  // With React the page is another one only when the router has followed.
  addEventListener('popstate', () => window.hub!.follow ?? arrive());
  addEventListener('pageshow', ({persisted}) => persisted && arrive());
  return arrive();
}
