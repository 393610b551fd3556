/**
 * The last search of the visit, in the storage of the tab: the dialog opens with it. A list that was left by following a
 * hit is kept with its page's entry in the browser's history as well, so that Back finds it as it was.
 */
import {cut} from '../../../site/cut';
import {search} from '../../../site/identity';

export type LastSearch = {
  query: string;
  area?: string;
  /** Index of the active row. */
  active?: number;
  /** How far the list is scrolled, in pixels. */
  scrolled?: number;
};

const key = 'hub.search';

/** @returns what can be read of a kept search; nothing without a query */
function read(kept: unknown): LastSearch | undefined {
  const {query, area, active, scrolled} = (kept ?? {}) as Record<keyof LastSearch, unknown>;
  if (typeof query !== 'string' || !query.trim()) return undefined;
  return {
    query: cut(query, search.maxQueryLength),
    area: typeof area === 'string' ? area : undefined,
    active: Number.isInteger(active) ? (active as number) : undefined,
    scrolled: typeof scrolled === 'number' ? scrolled : undefined,
  };
}

/** @returns the last search of the visit, if there was one and the browser has storage */
export function lastSearch(): LastSearch | undefined {
  try {
    return read(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
  } catch {
    return undefined;
  }
}

/** Keeps a search for the visit; a blank query keeps nothing. */
export function keepSearch(last: LastSearch): void {
  try {
    if (last.query.trim()) sessionStorage.setItem(key, JSON.stringify(last));
    else sessionStorage.removeItem(key);
  } catch {
    // No storage: the next dialog opens empty.
  }
}

/** The router reads other members of the same object. */
const stateOf = () => history.state as {found?: unknown} | null;

/** @returns the list that was left on this entry of the history by following a hit */
export const listLeftHere = (): LastSearch | undefined => read(stateOf()?.found);

/** Keeps a list with this entry of the history; without a list, forgets the one that is kept. */
export function leaveList(list: LastSearch | undefined): void {
  const found = read(list);
  if (found || stateOf()?.found) history.replaceState({...stateOf(), found}, '');
}
