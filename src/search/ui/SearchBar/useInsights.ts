import {useCallback, useEffect} from 'react';
import {reportClick, reportView} from '@site/src/search/engines/hosted/insights';
import type {Shown} from '@site/src/search/dialogue/session';
import {useAlgolia} from './useSearchSettings';

/** A list that stays on the screen for this long was seen, in milliseconds; a list between two keystrokes was not. */
const glance = 400;

/** The most hits that one event may name (Algolia's Insights API). */
const hitsPerEvent = 20;

/**
 * Reports what a reader sees and opens to Algolia, when it answered and insights are on; otherwise does nothing.
 *
 * @param shown the answer on the screen
 * @returns a function to call when a hit is opened, with the hit's rank from 1
 */
export function useInsights(shown: Shown | undefined): (objectID: string, position: number) => void {
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
