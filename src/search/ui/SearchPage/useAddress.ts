import {useCallback, useEffect, useRef} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {addressOf, choiceOf, type Choice} from '@site/src/search/dialogue/address';

/** A query that nobody changes for this long was meant, in milliseconds: the way back leads to it. */
const meant = 1000;

/**
 * The choice in the address, and ways to change it. Typing rewrites the entry in the browser's history; a query
 * that was meant (Enter, leaving the field, a pause) keeps its entry, and so does every choice of an area.
 */
export function useAddress(): Choice & {
  change: (choice: Partial<Choice>) => void;
  /** Says that the query was meant. */
  settle: () => void;
} {
  const history = useHistory();
  const address = useHistorySelector(({location}) => location.search);
  // The server knows no query; until hydration there is none here either.
  const {query, area} = choiceOf(useIsBrowser() ? address : '');
  const isMeant = useRef(true);
  const written = useRef<string>(undefined);

  const settle = useCallback(() => {
    isMeant.current = true;
  }, []);

  useEffect(() => {
    if (address !== written.current) settle();
    const timer = setTimeout(settle, meant);
    return () => clearTimeout(timer);
  }, [address, settle]);

  const change = useCallback(
    (choice: Partial<Choice>) => {
      const next = addressOf({query, area, ...choice});
      if (next === addressOf({query, area})) return;
      // Problem: the router's own push takes the focus from the field to the start of the page (Docusaurus 3.8.1,
      // `useSkipToContent`). So the entry is doubled by hand, and the upper one rewritten.
      if (isMeant.current || 'area' in choice) window.history.pushState(window.history.state, '');
      isMeant.current = 'area' in choice;
      written.current = next;
      history.replace({search: next});
    },
    [history, query, area],
  );
  return {query, area, change, settle};
}
