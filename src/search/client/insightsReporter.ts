/** What readers see and open of the hosted search's answers, for Algolia's insights; both views use it. */
import {reportClick, reportView} from '../engines/hosted/insights';
import type {Credentials} from '../engines/hosted/hostedClient';
import type {ShownAnswer} from './session';

/** Milliseconds after which a list counts as viewed; a list between two keystrokes does not. */
const glance = 400;

/** The most hits that one event may name (Algolia's Insights API). */
const hitsPerEvent = 20;

export type InsightsReporter = {
  /**
   * To be called when what is drawn changes. Hits that stay for a moment are reported, each once an answer.
   *
   * @param shown the answer on the screen; nothing is reported of one that the embedded engine gave
   * @param objectIDs of the hits that are drawn, in their order
   */
  drawn: (shown: ShownAnswer | undefined, objectIDs: readonly string[]) => void;
  /** To be called when a hit of the answer on the screen is opened. */
  opened: (objectID: string) => void;
  /** To be called when the view goes: what was drawn a moment ago is not reported. */
  stop: () => void;
};

function* chunksOf<T>(values: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}

/** @param account undefined when there is no hosted search, or its insights are off: nothing is reported then */
export function insightsReporter(account: (Credentials & {indexName: string}) | undefined): InsightsReporter {
  let current: ShownAnswer | undefined;
  let reported = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function drawn(shown: ShownAnswer | undefined, objectIDs: readonly string[]): void {
    clearTimeout(timer);
    // Further pages of an answer keep the id of its first query.
    if (shown?.queryIDs[0] !== current?.queryIDs[0]) reported = new Set();
    current = shown;
    const fresh = objectIDs.filter((id) => !reported.has(id));
    if (!account || !shown?.queryIDs.at(-1) || !fresh.length) return;
    timer = setTimeout(() => {
      for (const id of fresh) reported.add(id);
      for (const part of chunksOf(fresh, hitsPerEvent))
        reportView(account, {indexName: account.indexName, objectIDs: part});
    }, glance);
  }

  function opened(objectID: string): void {
    if (!account || !current) return;
    const {result, queryIDs} = current;
    const rank = result.hits.findIndex((hit) => hit.objectID === objectID);
    const queryID = queryIDs[Math.floor(rank / result.hitsPerPage)];
    if (rank < 0 || !queryID) return;
    // Algolia counts from 1, over all pages.
    reportClick(account, {indexName: account.indexName, queryID, objectID, position: rank + 1});
  }

  return {drawn, opened, stop: () => clearTimeout(timer)};
}
