import {useCallback, useEffect, useMemo, useRef} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {SearchQuery} from '@site/src/search/client/port';
import {searchPageAddress, parseSearchPageAddress} from '@site/src/search/client/searchAddress';

/** Milliseconds without a change after which a query gets its own entry in the browser's history. */
const meant = 1000;

/**
 * Query and area in the address. Typing replaces the entry in the browser's history; a committed query (Enter,
 * leaving the field, a pause) keeps its entry, and so does every choice of an area.
 */
export function useSearchPageAddress(): {
  question: SearchQuery;
  change: (question: SearchQuery) => void;
  /** Keeps the present query as an entry of the history. */
  commit: () => void;
} {
  const history = useHistory();
  const address = useHistorySelector(({location}) => location.search);
  // The server knows no query; until hydration there is none here either.
  const known = useIsBrowser() ? address : '';
  const question = useMemo(() => parseSearchPageAddress(known), [known]);
  const isMeant = useRef(true);
  const commit = useCallback(() => {
    isMeant.current = true;
  }, []);

  useEffect(() => {
    const timer = setTimeout(commit, meant);
    return () => clearTimeout(timer);
  }, [address, commit]);

  const change = useCallback(
    (next: SearchQuery) => {
      const before = parseSearchPageAddress(history.location.search);
      if (searchPageAddress(next) === searchPageAddress(before)) return;
      const isChoice = next.area !== before.area;
      // Problem: the router's own push takes the focus from the field to the start of the page (Docusaurus 3.8.1,
      // `useSkipToContent`). So the entry is duplicated with the History API, and the copy replaced.
      if (isMeant.current || isChoice) window.history.pushState(window.history.state, '');
      isMeant.current = isChoice;
      history.replace({search: searchPageAddress(next)});
    },
    [history],
  );
  return {question, change, commit};
}
