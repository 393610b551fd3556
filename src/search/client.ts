import {embeddedClient} from './embedded/client';
import {hostedClient, type Credentials} from './hosted/client';
import type {SearchClient} from './port';

let client: SearchClient | undefined;

/**
 * The search client of this browser tab: one for the modal and the search page, so that the index is
 * downloaded once.
 *
 * @param credentials Algolia's, when the build was given them; without them the embedded index answers
 */
export function searchClient(credentials: Credentials | undefined): SearchClient {
  client ??= credentials ? hostedClient(credentials) : embeddedClient();
  return client;
}
