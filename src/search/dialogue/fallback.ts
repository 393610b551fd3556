import type {SearchAnswer, SearchClient} from './port';

/**
 * How long a hosted engine that failed is not waited for, in milliseconds. Long enough that a reader types a
 * whole query without paying for a dead service again, short enough that a hiccup costs one query.
 */
const rest = 30_000;

/**
 * The hosted engine, with the embedded one in its place while it cannot be reached. Whichever is asked first,
 * the other is asked when it fails; the embedded one is downloaded only then.
 *
 * @param now a clock in milliseconds that never goes back
 * @returns a client whose `search` fails, with a `RetryError`, only when both engines do
 */
export function withFallback(
  hosted: SearchClient,
  embedded: SearchClient,
  now: () => number = () => performance.now(),
): SearchClient {
  let restUntil = -Infinity;
  const isResting = () => now() < restUntil;

  return {
    warm: () => (isResting() ? embedded : hosted).warm(),

    search(parameters) {
      const byHosted = async (): Promise<SearchAnswer> => {
        try {
          return await hosted.search(parameters);
        } catch (error) {
          restUntil = now() + rest;
          throw error;
        }
      };
      const byEmbedded = async (): Promise<SearchAnswer> => ({
        ...(await embedded.search(parameters)),
        standIn: true,
      });
      return isResting() ? byEmbedded().catch(byHosted) : byHosted().catch(byEmbedded);
    },
  };
}
