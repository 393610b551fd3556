/** What the reader would miss after the page is loaded again: kept for the next document of this tab. */
import {openMenu} from '../controls/menu';
import {searchDialog, showSearch} from '../controls/search';
import {pageVersion} from './version';

/** What is kept, in letters that count: every page carries this file. */
type Place = {
  /** Path of the page. */
  path: string;
  version: string | undefined;
  /** Pixels that the page is scrolled by. */
  top: number;
  /** Text of the search field. */
  text: string | undefined;
  /** The search dialog is open. */
  open: boolean | undefined;
  /** The menu is. */
  menu: boolean | undefined;
  /** Which `<details>` are open, by name. */
  parts: Record<string, boolean>;
};

const key = 'hub.place';

const searchField = () => document.querySelector<HTMLInputElement>('.DocSearch input[name=q]');

/** The `<details>` of the page; those of one name are counted, because a new version may have more of others. */
function parts(): [name: string, part: HTMLDetailsElement][] {
  const seen: Record<string, number> = {};
  return [...document.querySelectorAll('details')].map((part) => {
    const text = part.id || part.querySelector('summary')?.textContent;
    return [`${text} ${(seen[`${text}`] = (seen[`${text}`] ?? 0) + 1)}`, part];
  });
}

/**
 * Keeps the place of the reader for the next document, if the browser stores anything.
 *
 * @param top where the next document begins
 */
export function keepPlace(top: number = scrollY): void {
  try {
    const place: Place = {
      path: location.pathname,
      version: pageVersion(),
      top,
      text: searchField()?.value,
      open: searchDialog()?.open,
      menu: window.hub?.isMenuOpen(),
      parts: Object.fromEntries(parts().map(([name, part]) => [name, part.open])),
    };
    sessionStorage[key] = JSON.stringify(place);
    // The browser would go to the place of the old document.
    history.scrollRestoration = 'manual';
  } catch {
    // Nothing is stored, so nothing is restored.
  }
}

function putBack({top, text, open, menu, parts: kept}: Place): void {
  const [dialog, field] = [searchDialog(), searchField()];
  for (const [name, part] of parts()) part.open = kept[name] ?? part.open;
  if (top) scrollTo(0, top);
  else document.querySelector(':target')?.scrollIntoView();
  if (field) field.value = text ?? '';
  if (menu) openMenu();
  if (open && dialog && !dialog.open) showSearch(dialog);
}

/**
 * Puts back what was kept for this page, once; to be called when the document is parsed.
 *
 * @returns whether the place was kept by another version of the site
 */
export function restorePlace(): boolean {
  try {
    const place = JSON.parse(sessionStorage[key] as string) as Place;
    delete sessionStorage[key];
    history.scrollRestoration = 'auto';
    if (place.path !== location.pathname) return false;
    putBack(place);
    return place.version !== pageVersion();
  } catch {
    return false;
  }
}

/**
 * Loads the page again and keeps the place of the reader.
 *
 * @param top where the new document begins, if the reader is not to find the same place
 */
export function reloadInPlace(top?: number): void {
  keepPlace(top);
  location.reload();
}

/**
 * Loads the page anew because a file of it did not come, once for each version of the site: after that, another
 * document would fail as well.
 *
 * @param top see `reloadInPlace`
 * @returns false when that has been tried, or cannot be remembered; nothing is loaded then
 */
export function freshDocument(top?: number): boolean {
  try {
    const tried = `hub.fresh.${pageVersion()}`;
    if (sessionStorage[tried]) return false;
    sessionStorage[tried] = 1;
  } catch {
    return false;
  }
  reloadInPlace(top);
  return true;
}
