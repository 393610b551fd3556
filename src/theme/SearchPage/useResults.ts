import {useCallback, useEffect, useMemo, useState} from 'react';
import {search} from '@site/src/config/site';
import type {ResultsState} from '@site/src/components/SearchResults';
import {searchClient} from '@site/src/search/client';
import type {FacetFilters, SearchResult} from '@site/src/search/port';
import {useSearchSettings} from '../SearchBar/useSearchSettings';

/** A pause in typing after which the query is sent, in milliseconds. */
const pause = 150;

/** The last answer and the query it belongs to; no result means that the search failed. */
type Answer = {query: string; result?: SearchResult};

function stateOf(query: string, answer: Answer | undefined): ResultsState {
  if (!query.trim()) return {status: 'idle'};
  if (answer?.result) return {status: 'found', ...answer.result};
  if (answer?.query === query) return {status: 'failed'};
  return {status: 'loading'};
}

/** @returns a function that fetches one page of a query's results */
function useFetchPage(): (query: string, page: number) => Promise<SearchResult | undefined> {
  const {algolia, facetFilters} = useSearchSettings();
  const filters = JSON.stringify(facetFilters);
  const client = useMemo(() => searchClient(algolia), [algolia]);
  const indexName = algolia?.indexName ?? search.indexName;
  return useCallback(
    async (query, page) => {
      const request = {
        indexName,
        query,
        page,
        hitsPerPage: search.hitsPerPage,
        facetFilters: JSON.parse(filters) as FacetFilters,
        attributesToSnippet: ['content:15'],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      };
      const {results} = await client.search({requests: [request]});
      return results[0];
    },
    [client, indexName, filters],
  );
}

/**
 * Results of a query, page by page; the results of the query before stay until the next ones arrive.
 *
 * @returns the state to show, and `more`, which fetches the next page
 */
export function useResults(query: string): {state: ResultsState; more: () => void} {
  const fetchPage = useFetchPage();
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!query.trim()) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      fetchPage(query, 0).then(
        (result) => current && setAnswer({query, result}),
        () => current && setAnswer({query}),
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, fetchPage]);

  const more = useCallback(() => {
    const shown = answer?.result;
    if (!shown) return;
    fetchPage(answer.query, shown.page + 1).then(
      (next) =>
        next && setAnswer({query: answer.query, result: {...next, hits: [...shown.hits, ...next.hits]}}),
      () => setAnswer({query: answer.query}),
    );
  }, [answer, fetchPage]);

  return {state: stateOf(query, answer), more};
}
