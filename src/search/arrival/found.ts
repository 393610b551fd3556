/** What a followed result hands to the page that it leads to, in the storage of the tab. */
import {withBase} from '../../site/base';
import {search} from '../../site/identity';

export type Found = {
  /** Address on the host. */
  to: string;
  /** The query as it was answered. */
  query: string;
  /** What was marked in the row, with the engine's synonyms and inflections. */
  marked: string[];
};

/**
 * Known to the starter (src/runtime/bootstrap/starter), which requests the search for it. The entry stays after the arrival,
 * without the query, so that the search is requested when Back leads to the list.
 */
const key = 'hub.found';

const here = () => location.pathname + location.search + location.hash;

/** @returns whether the search was requested because of the entry; the starter asks the same */
export function isArriving(): boolean {
  try {
    return key in sessionStorage;
  } catch {
    return false;
  }
}

/**
 * Keeps what was searched for the page that is opened next; the search page marks its words itself.
 *
 * @param to address on the host
 * @param row element of the result, in which words are marked
 */
export function keepFound(to: string, query: string, row: Element): void {
  const marked = [...row.querySelectorAll('mark')].map(({textContent}) => textContent ?? '');
  if (!query.trim() || to.startsWith(withBase(`/${search.pagePath}`))) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({to, query: query.trim(), marked} satisfies Found));
  } catch {
    // No storage: nothing is marked.
  }
}

/**
 * @param isLoaded whether the document is new: elsewhere than at the result, it needs no search
 * @returns what led to this page, once; nothing when another page was opened instead
 */
export function takeFound(isLoaded: boolean): Found | undefined {
  try {
    const {to, query, marked} = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Found>;
    if (!to) return undefined;
    const isHere = to === here();
    if (isHere || !isLoaded) sessionStorage.setItem(key, JSON.stringify({to}));
    else sessionStorage.removeItem(key);
    return isHere && query && marked ? {to, query, marked} : undefined;
  } catch {
    return undefined;
  }
}
