/** Reports to Algolia which hits were seen and opened, with Algolia's own client from our bundle (never a CDN). */
import type {InsightsClient} from 'search-insights';
import type {Credentials} from './client';

type Answered = {indexName: string; queryID: string};

let started: Promise<InsightsClient> | undefined;

/** Downloaded with the first event. Without a cookie the client keeps an anonymous token for the visit only. */
async function start({appId, apiKey}: Credentials): Promise<InsightsClient> {
  const {default: client} = await import('search-insights');
  client('init', {appId, apiKey, useCookie: false});
  return client;
}

/** An event that is lost is no failure for a reader. */
function report(credentials: Credentials, send: (client: InsightsClient) => unknown): void {
  started ??= start(credentials);
  started.then(send).catch(() => {
    started = undefined;
  });
}

/**
 * Tells that hits were shown. The event has no field for the query (Algolia's Insights API), so its id is not sent.
 *
 * @param objectIDs of the hits on the screen, 20 at most
 */
export function reportView(
  credentials: Credentials,
  {indexName, objectIDs}: Answered & {objectIDs: string[]},
): void {
  report(credentials, (client) =>
    client('viewedObjectIDs', {eventName: 'Items Viewed', index: indexName, objectIDs}),
  );
}

/**
 * Tells that a hit was opened.
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
