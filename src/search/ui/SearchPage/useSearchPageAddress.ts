import {useCallback, useEffect, useRef} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  searchPageAddress,
  parseSearchPageAddress,
  type SearchPageQuery,
} from '@site/src/search/client/searchPageAddress';

/** Milliseconds without a change after which a query gets its own entry in the browser's history. */
const meant = 1000;

/**
 * Query and area in the address. Typing replaces the entry in the browser's history; a committed query (Enter,
 * leaving the field, a pause) keeps its entry, and so does every choice of an area.
 */
export function useSearchPageAddress(): SearchPageQuery & {
  change: (choice: Partial<SearchPageQuery>) => void;
  /** Keeps the present query as an entry of the history. */
  commit: () => void;
} {
  const history = useHistory();
  const address = useHistorySelector(({location}) => location.search);
  // The server knows no query; until hydration there is none here either.
  const {query, area} = parseSearchPageAddress(useIsBrowser() ? address : '');
  const isMeant = useRef(true);
  const written = useRef<string>(undefined);

  const commit = useCallback(() => {
    isMeant.current = true;
  }, []);

  useEffect(() => {
    if (address !== written.current) commit();
    const timer = setTimeout(commit, meant);
    return () => clearTimeout(timer);
  }, [address, commit]);

  const change = useCallback(
    (choice: Partial<SearchPageQuery>) => {
      const next = searchPageAddress({query, area, ...choice});
      if (next === searchPageAddress({query, area})) return;
      // Problem: the router's own push takes the focus from the field to the start of the page (Docusaurus 3.8.1,
      // `useSkipToContent`). So the entry is duplicated with the History API, and the copy replaced.
      if (isMeant.current || 'area' in choice) window.history.pushState(window.history.state, '');
      isMeant.current = 'area' in choice;
      written.current = next;
      history.replace({search: next});
    },
    [history, query, area],
  );
  return {query, area, change, commit};
}
