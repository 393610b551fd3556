/** Reports viewed and opened hits to Algolia, with its insights client from our bundle (never a CDN). */
import type {InsightsClient} from 'search-insights';
import type {Credentials} from './hostedClient';

type Answered = {indexName: string; queryID: string};

let started: Promise<InsightsClient> | undefined;

/** Downloads the client with the first event. Without a cookie its anonymous user token lasts for the visit only. */
async function start({appId, apiKey}: Credentials): Promise<InsightsClient> {
  const {default: client} = await import('search-insights');
  client('init', {appId, apiKey, useCookie: false});
  return client;
}

/** Sends an event and ignores errors, which do not concern a reader. */
function report(credentials: Credentials, send: (client: InsightsClient) => unknown): void {
  started ??= start(credentials);
  started.then(send).catch(() => {
    started = undefined;
  });
}

/**
 * Sends a view event. Algolia's Insights API has no `queryID` in it.
 *
 * @param objectIDs of the hits on the screen, 20 at most
 */
export function reportView(
  credentials: Credentials,
  {indexName, objectIDs}: {indexName: string; objectIDs: string[]},
): void {
  report(credentials, (client) =>
    client('viewedObjectIDs', {eventName: 'Items Viewed', index: indexName, objectIDs}),
  );
}

/**
 * Sends a click event.
 *
 * @param position rank of the hit in the answer, from 1
 */
export function reportClick(
  credentials: Credentials,
  {indexName, queryID, objectID, position}: Answered & {objectID: string; position: number},
): void {
  report(credentials, (client) =>
    client('clickedObjectIDsAfterSearch', {
      eventName: 'Item Selected',
      index: indexName,
      queryID,
      objectIDs: [objectID],
      positions: [position],
    }),
  );
}
