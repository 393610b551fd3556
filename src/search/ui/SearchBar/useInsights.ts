import {useCallback, useEffect} from 'react';
import {reportClick, reportView} from '@site/src/search/engines/hosted/insights';
import type {ShownAnswer} from '@site/src/search/client/session';
import {useAlgolia} from './useSearchSettings';

/** Milliseconds after which a list counts as viewed; a list between two keystrokes does not. */
const glance = 400;

/** The most hits that one event may name (Algolia's Insights API). */
const hitsPerEvent = 20;

/**
 * Reports viewed and opened hits to Algolia, if Algolia answered and insights are on.
 *
 * @param shown the answer on the screen
 * @returns a function to call when a hit is opened, with the hit's rank from 1
 */
export function useInsights(shown: ShownAnswer | undefined): (objectID: string, position: number) => void {
  const algolia = useAlgolia();
  const credentials = algolia?.insights ? algolia : undefined;

  useEffect(() => {
    const objectIDs = shown?.result.hits.slice(-hitsPerEvent).map(({objectID}) => objectID) ?? [];
    const queryID = shown?.queryIDs.at(-1);
    if (!credentials || !queryID || !objectIDs.length) return undefined;
    const {indexName} = credentials;
    const timer = setTimeout(() => reportView(credentials, {indexName, queryID, objectIDs}), glance);
    return () => clearTimeout(timer);
  }, [credentials, shown]);

  return useCallback(
    (objectID, position) => {
      const page = Math.floor((position - 1) / (shown?.result.hitsPerPage ?? 1));
      const queryID = shown?.queryIDs[page];
      if (!credentials || !queryID) return;
      reportClick(credentials, {indexName: credentials.indexName, queryID, objectID, position});
    },
    [credentials, shown],
  );
}
