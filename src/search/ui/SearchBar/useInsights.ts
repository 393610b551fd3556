import {useEffect, useMemo} from 'react';
import {insightsReporter} from '@site/src/search/client/insightsReporter';
import type {ShownAnswer} from '@site/src/search/client/session';
import {useAlgolia} from './useSearchSettings';

/**
 * Reports viewed and opened hits to Algolia, if Algolia answered and insights are on.
 *
 * @param shown the answer on the screen
 * @param objectIDs of the hits that are drawn; the same array as long as they are the same
 * @returns a function to call when a hit is opened
 */
export function useInsights(
  shown: ShownAnswer | undefined,
  objectIDs: readonly string[],
): (objectID: string) => void {
  const algolia = useAlgolia();
  const reporter = useMemo(() => insightsReporter(algolia?.insights ? algolia : undefined), [algolia]);
  useEffect(() => {
    reporter.drawn(shown, objectIDs);
    return reporter.stop;
  }, [reporter, shown, objectIDs]);
  return reporter.opened;
}
