import type {SearchClient} from './port';

/** What the hosted engine answers itself. */
export type HostedClient = Pick<SearchClient, 'search' | 'warm'>;

/**
 * Milliseconds after a failure before the hosted engine is asked first again: long enough for a reader to type a
 * whole query without a second timeout, short enough that a brief outage costs one query.
 */
const retryAfter = 30_000;

/**
 * The hosted engine, with the embedded engine as fallback. When the engine that is asked first fails, the other
 * one is asked; the embedded index is downloaded only then.
 *
 * @param now a clock in milliseconds that never goes back
 * @returns a client whose `search` fails, with a `RetryError`, only when both engines do
 */
export function withFallback(
  hosted: HostedClient,
  embedded: SearchClient,
  now: () => number = () => performance.now(),
): SearchClient {
  let retryTime = -Infinity;
  const isSkipped = () => now() < retryTime;

  return {
    warm: () => (isSkipped() ? embedded : hosted).warm(),

    search(request) {
      const byHosted = () =>
        hosted.search(request).catch((error: unknown) => {
          retryTime = now() + retryAfter;
          throw error;
        });
      const byEmbedded = async () => ({...(await embedded.search(request)), isFallback: true});
      return isSkipped() ? byEmbedded().catch(byHosted) : byHosted().catch(byEmbedded);
    },

    cards: (query) => embedded.cards(query),

    // Hits of the hosted engine have their texts.
    excerpts: (objectIDs) => (isSkipped() ? embedded.excerpts(objectIDs) : Promise.resolve({})),
  };
}
