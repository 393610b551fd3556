/** Reloads a page and restores its state: scroll position, open elements, search text. */
import {openMenu} from '../controls/menu';
import {searchDialog} from '../controls/search';
import {pageVersion} from './version';

/** Stored in `sessionStorage`; short names, because every page carries this file. */
type PageState = {
  /** Path of the page. */
  path: string;
  version: string | undefined;
  /** Scroll position in pixels. */
  top: number;
  /** Text of the search field. */
  text: string | undefined;
  /** The search dialog is open. */
  open: boolean | undefined;
  /** The menu is open. */
  menu: boolean | undefined;
  /** Which `<details>` are open, by name. */
  parts: Record<string, boolean>;
};

const key = 'hub.place';

const searchField = () => document.querySelector<HTMLInputElement>('.DocSearch input[name=q]');

/** The `<details>` of the page, keyed by name and count, which survive a new version better than an index. */
function parts(): [name: string, part: HTMLDetailsElement][] {
  const seen: Record<string, number> = {};
  return [...document.querySelectorAll('details')].map((part) => {
    const text = part.id || part.querySelector('summary')?.textContent;
    return [`${text} ${(seen[`${text}`] = (seen[`${text}`] ?? 0) + 1)}`, part];
  });
}

/**
 * Stores the state of the page for the next document, if the browser has storage.
 *
 * @param top scroll position to restore, in pixels
 */
function savePageState(top: number = scrollY): void {
  try {
    const state: PageState = {
      path: location.pathname,
      version: pageVersion(),
      top,
      text: searchField()?.value,
      open: searchDialog()?.open,
      menu: window.hub?.isMenuOpen(),
      parts: Object.fromEntries(parts().map(([name, part]) => [name, part.open])),
    };
    sessionStorage[key] = JSON.stringify(state);
    // The browser's own restoration would scroll a second time.
    history.scrollRestoration = 'manual';
  } catch {
    // No storage: nothing is restored.
  }
}

function putBack({top, text, open, menu, parts: kept}: PageState): void {
  const [dialog, field] = [searchDialog(), searchField()];
  for (const [name, part] of parts()) part.open = kept[name] ?? part.open;
  if (top) scrollTo(0, top);
  else document.querySelector(':target')?.scrollIntoView();
  if (field) field.value = text ?? '';
  if (menu) openMenu();
  if (open && dialog && !dialog.open) dialog.showModal();
}

/**
 * Restores the stored state of this page, once; to be called when the document is parsed.
 *
 * @returns whether another version of the site had stored it
 */
export function restorePageState(): boolean {
  try {
    const state = JSON.parse(sessionStorage[key] as string) as PageState;
    delete sessionStorage[key];
    history.scrollRestoration = 'auto';
    if (state.path !== location.pathname) return false;
    putBack(state);
    return state.version !== pageVersion();
  } catch {
    return false;
  }
}

/**
 * Reloads the page and restores its state.
 *
 * @param top scroll position to restore, in pixels; by default the present one
 */
export function reloadInPlace(top?: number): void {
  savePageState(top);
  location.reload();
}

const tried = () => `hub.fresh.${pageVersion()}`;

/**
 * Stores the state of the page for a fresh document, once for each version of the site: a second reload would fail as well.
 *
 * @param top see `reloadInPlace`
 * @returns false when that was done before, or cannot be stored
 */
export function prepareFreshDocument(top?: number): boolean {
  try {
    if (sessionStorage[tried()]) return false;
    sessionStorage[tried()] = 1;
  } catch {
    return false;
  }
  savePageState(top);
  return true;
}

/**
 * Reloads the page after a file failed to load.
 *
 * @param top see `reloadInPlace`
 * @returns false when it has reloaded before; nothing is reloaded then
 */
export function freshDocument(top?: number): boolean {
  const isNew = prepareFreshDocument(top);
  if (isNew) location.reload();
  return isNew;
}
