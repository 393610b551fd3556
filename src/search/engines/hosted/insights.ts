/** Reports what readers see and open of the hosted search's answers, with Algolia's client from our bundle (never a CDN). */
import type {InsightsClient} from 'search-insights';
import {search} from '../../../site/identity';
import type {ShownAnswer} from '../../client/session';
import type {HostedOptions} from './themeOptions';

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

let started: Promise<InsightsClient> | undefined;

/** Downloads the client with the first event. Without a cookie its anonymous user token lasts for the visit only. */
async function start(appId: string, apiKey: string): Promise<InsightsClient> {
  const {default: client} = await import('search-insights');
  client('init', {appId, apiKey, useCookie: false});
  return client;
}

/** @returns what reports to the account's index; errors, which do not concern a reader, are ignored */
export function insightsReporter({appId, apiKey, indexName: index}: HostedOptions): InsightsReporter {
  let current: ShownAnswer | undefined;
  let reported = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = (send: (client: InsightsClient) => unknown) => {
    started ??= start(appId, apiKey);
    started.then(send).catch(() => {
      started = undefined;
    });
  };

  return {
    drawn(shown, objectIDs) {
      clearTimeout(timer);
      // Further pages of an answer keep the id of its first query.
      if (shown?.queryIDs[0] !== current?.queryIDs[0]) reported = new Set();
      current = shown;
      const fresh = objectIDs.filter((id) => !reported.has(id));
      if (!shown?.queryIDs.at(-1) || !fresh.length) return;
      timer = setTimeout(() => {
        for (const id of fresh) reported.add(id);
        for (let first = 0; first < fresh.length; first += hitsPerEvent) {
          const part = fresh.slice(first, first + hitsPerEvent);
          // A view has no `queryID`.
          report((client) => client('viewedObjectIDs', {eventName: 'Items Viewed', index, objectIDs: part}));
        }
      }, glance);
    },
    opened(objectID) {
      if (!current) return;
      const {result, queryIDs} = current;
      const rank = result.hits.findIndex((hit) => hit.objectID === objectID);
      const queryID = queryIDs[Math.floor(rank / search.hitsPerPage)];
      if (rank < 0 || !queryID) return;
      report((client) =>
        client('clickedObjectIDsAfterSearch', {
          eventName: 'Item Selected',
          index,
          queryID,
          objectIDs: [objectID],
          // Algolia counts from 1, over all pages.
          positions: [rank + 1],
        }),
      );
    },
    stop: () => clearTimeout(timer),
  };
}
