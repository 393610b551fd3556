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

/** Known to the starter (src/runtime/bootstrap/starter), which requests the search for it. */
const key = 'hub.found';

/**
 * Keeps what was searched for the page that is opened next.
 *
 * @param to address on the host
 * @param row element of the result, in which words are marked
 */
export function keepFound(to: string, query: string, row: Element): void {
  const marked = [...row.querySelectorAll('mark')].map(({textContent}) => textContent ?? '');
  if (!query.trim() || to.startsWith(withBase(`/${search.pagePath}`))) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({to, query, marked} satisfies Found));
  } catch {
    // No storage: nothing is marked.
  }
}

/** @returns what led to this page, once; nothing when another page was opened instead */
export function takeFound(): Found | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Found>;
    sessionStorage.removeItem(key);
    const isHere = found.to === location.pathname + location.search + location.hash;
    return isHere ? (found as Found) : undefined;
  } catch {
    return undefined;
  }
}
