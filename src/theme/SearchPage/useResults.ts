import {useCallback, useEffect, useMemo, useState} from 'react';
import {search} from '@site/src/config/site';
import type {ResultsState} from '@site/src/components/SearchResults';
import {searchClient} from '@site/src/search/client';
import type {SearchResult} from '@site/src/search/port';
import {useSearchSettings} from '../SearchBar/useSearchSettings';

/** A pause in typing after which the query is sent, in milliseconds. */
const pause = 150;

/**
 * Results of a query, page by page.
 *
 * @returns the state to show, and `more`, which fetches the next page
 */
export function useResults(query: string): {state: ResultsState; more: () => void} {
  const {algolia, facetFilters} = useSearchSettings();
  const filters = JSON.stringify(facetFilters);
  const client = useMemo(() => searchClient(algolia), [algolia]);
  const [state, setState] = useState<ResultsState>({status: 'idle'});

  const fetchPage = useCallback(
    async (page: number): Promise<SearchResult | undefined> => {
      const {results} = await client.search({
        requests: [
          {
            indexName: algolia?.indexName ?? search.indexName,
            query,
            page,
            hitsPerPage: search.hitsPerPage,
            facetFilters: JSON.parse(filters) as typeof facetFilters,
            attributesToSnippet: ['content:15'],
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ],
      });
      return results[0];
    },
    [client, algolia, query, filters],
  );

  useEffect(() => {
    if (!query.trim()) {
      setState({status: 'idle'});
      return undefined;
    }
    let current = true;
    setState((before) => (before.status === 'found' ? before : {status: 'loading'}));
    const timer = setTimeout(() => {
      fetchPage(0).then(
        (result) => current && result && setState({status: 'found', ...result}),
        () => current && setState({status: 'failed'}),
      );
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, fetchPage]);

  const more = useCallback(() => {
    if (state.status !== 'found') return;
    fetchPage(state.page + 1).then(
      (result) => result && setState({status: 'found', ...result, hits: [...state.hits, ...result.hits]}),
      () => setState({status: 'failed'}),
    );
  }, [state, fetchPage]);

  return {state, more};
}
