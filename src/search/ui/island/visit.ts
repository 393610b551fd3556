/**
 * The last search of the visit, in the storage of the tab: the dialog opens with it. A list that was left by following a
 * hit is kept with its page's entry in the browser's history as well, so that Back finds it as it was.
 */
export type LastSearch = {
  query: string;
  area?: string;
  /** Index of the active row. */
  active?: number;
};

const key = 'hub.search';

/** @returns the last search of the visit, if there was one and the browser has storage */
export function lastSearch(): LastSearch | undefined {
  try {
    const last = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<LastSearch>;
    return last.query?.trim() ? (last as LastSearch) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a search for the visit. */
export function keepSearch(last: LastSearch): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(last));
  } catch {
    // No storage: the next dialog opens empty.
  }
}

/** The router reads other members of the same object, and the starter looks for this one. */
const stateOf = () => history.state as {found?: LastSearch} | null;

/** Keeps a list with this entry of the history. */
export const leaveList = (found?: LastSearch): void => history.replaceState({...stateOf(), found}, '');

/** @returns the list that was left on this entry of the history by following a hit, once */
export function takeLeftList(): LastSearch | undefined {
  const found = stateOf()?.found;
  if (found) leaveList();
  return found;
}
