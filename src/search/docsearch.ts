import type {SearchClient, SearchRequest, SearchResult} from './port';

/** What DocSearch's modal does with its client: `search(…).catch(…).then(…)` and a user-agent call. */
export type ModalClient = {
  search(parameters: {requests: readonly SearchRequest[]}): {
    catch(onError: (error: Error) => void): Promise<{results: SearchResult[]}>;
  };
};

/** The modal starts a 300 ms "stalled" timer with each keystroke; the failure has to be told after it. */
const stalledTimer = 350;

/**
 * The port as DocSearch's modal needs it.
 *
 * Problem: with @docsearch/react 3.9.0 the failure text never stays on the screen. Cause: autocomplete-core
 * 1.17.9 sets the status to `idle` when the query settles (`onInput.js`, `finally`). So a failed query tells
 * the modal's own handler and then never settles; the next keystroke starts afresh.
 */
export function modalClient(client: SearchClient): ModalClient {
  return {
    search: (parameters) => ({
      catch: (onError) =>
        new Promise((resolve) => {
          client.search(parameters).then(resolve, (error: Error) =>
            setTimeout(() => {
              try {
                onError(error);
              } catch {
                // The handler rethrows what it was given; the modal shows the failure already.
              }
            }, stalledTimer),
          );
        }),
    }),
  };
}
