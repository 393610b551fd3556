import {useCallback, useEffect, useMemo, useReducer, useRef, useState} from 'react';
import {search} from '@site/src/site/identity';
import {sharedClient} from '@site/src/search/client/sharedClient';
import type {FacetFilters, SearchAnswer} from '@site/src/search/client/port';
import {toSearchRequest, type SearchQuery} from '@site/src/search/client/searchRequest';
import {initialSession, sessionReducer, type Session} from '@site/src/search/client/session';
import {useAlgolia, useContextualFilters} from './useSearchSettings';

/** Waits until nothing in the page is pressed: a result that is replaced during a press gets no click. */
async function released(): Promise<void> {
  while (document.querySelector('main:active')) await new Promise(requestAnimationFrame);
}

/** @returns a function that sends a query to the engine, memoised until the settings change */
function useEngine(): (question: SearchQuery) => Promise<SearchAnswer> {
  const algolia = useAlgolia();
  const filters = JSON.stringify(useContextualFilters());
  return useMemo(() => {
    const context = {
      indexName: algolia?.indexName ?? search.indexName,
      facetFilters: JSON.parse(filters) as FacetFilters,
      clickAnalytics: Boolean(algolia?.insights),
    };
    return async (question) => {
      const answer = await (await sharedClient()).search({requests: [toSearchRequest(question, context)]});
      await released();
      return answer;
    };
  }, [algolia, filters]);
}

/** Counts the times that the network came back while `isWaiting`. */
function useReconnections(isWaiting: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const again = () => setCount((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting]);
  return count;
}

/**
 * Queries the engine when the query changes, and again when the network is back after a failure.
 *
 * @returns the session, and `more`, which fetches the next page of results
 */
export function useSession({query, area, isLiteral}: SearchQuery): {session: Session; more: () => void} {
  const engine = useEngine();
  const [session, dispatch] = useReducer(sessionReducer, initialSession);
  const reconnections = useReconnections(session.failure === 'answer');
  const counter = useRef(0);
  const continuing = useRef<Session['shown']>(undefined);

  useEffect(() => {
    const number = (counter.current += 1);
    if (!query.trim()) return dispatch({type: 'cleared', number});
    const question = {query, area, isLiteral};
    dispatch({type: 'asked', number});
    engine(question).then(
      (answer) => dispatch({type: 'answered', number, question, answer}),
      () => dispatch({type: 'failed', number}),
    );
  }, [query, area, isLiteral, engine, reconnections]);

  const {shown, answered: number} = session;
  const more = useCallback(() => {
    if (!shown || continuing.current === shown || shown.result.page + 1 >= shown.result.nbPages) return;
    continuing.current = shown;
    engine({...shown.question, page: shown.result.page + 1}).then(
      (answer) => dispatch({type: 'continued', number, answer}),
      () => {
        continuing.current = undefined;
        dispatch({type: 'stuck', number});
      },
    );
  }, [shown, number, engine]);

  return {session, more};
}
