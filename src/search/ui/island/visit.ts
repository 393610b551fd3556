/**
 * What outlives a page. In the storage of the tab: the last search of the visit, with which the dialog opens, and what was
 * searched for the page that a result leads to. With an entry of the browser's history: the list that was left there by
 * following a result, in the dialog or on the search page, so that Back finds it as it was.
 */
import {withBase} from '../../../site/base';
import {search} from '../../../site/identity';

export type LastSearch = {
  query: string;
  area?: string;
  /** Index of the active row. */
  active?: number;
};

export type Found = {
  /** Address on the host. */
  to: string;
  /** The query as it was answered. */
  query: string;
  /** What was marked in the row, with the engine's synonyms and inflections. */
  marked: string[];
};

/** The starter (src/runtime/bootstrap/starter) requests the search for `found`. */
const keys = {last: 'hub.search', found: 'hub.found'};

/** @returns what the storage holds under a key; nothing without storage */
function read<T>(key: string): Partial<T> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

/** Keeps a value, or removes it; without storage nothing is kept. */
function keep(key: string, value?: object): void {
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(value));
    else sessionStorage.removeItem(key);
  } catch {
    // The next dialog opens empty, and nothing is marked.
  }
}

/** @returns the last search of the visit, if there was one */
export function lastSearch(): LastSearch | undefined {
  const last = read<LastSearch>(keys.last);
  return last.query?.trim() ? (last as LastSearch) : undefined;
}

export const keepSearch = (last: LastSearch): void => keep(keys.last, last);

/**
 * Keeps what was searched for the page that is opened next.
 *
 * @param to address on the host
 * @param row element of the result, in which words are marked
 */
export function keepFound(to: string, query: string, row: Element): void {
  const marked = [...row.querySelectorAll('mark')].map(({textContent}) => textContent ?? '');
  if (query && !to.startsWith(withBase(`/${search.pagePath}`))) keep(keys.found, {to, query, marked});
}

/** @returns what led to this page, once; nothing when another page was opened instead */
export function takeFound(): Found | undefined {
  const found = read<Found>(keys.found);
  keep(keys.found);
  const isHere = found.to === location.pathname + location.search + location.hash;
  return isHere ? (found as Found) : undefined;
}

/** The router reads other members of the same object, and the starter looks for this one. */
const stateOf = () => history.state as {found?: LastSearch; row?: number} | null;

/** Keeps a list with this entry of the history. */
export const leaveList = (found?: LastSearch): void => history.replaceState({...stateOf(), found}, '');

/** Keeps the index of a followed result with this entry of the search page, which another query replaces. */
export const leaveRow = (row: number): void => history.replaceState({...stateOf(), row}, '');

export const leftRow = (): number => stateOf()?.row ?? -1;

/** @returns the list that was left on this entry of the history, once */
export function takeLeftList(): LastSearch | undefined {
  const found = stateOf()?.found;
  if (found) leaveList();
  return found;
}
