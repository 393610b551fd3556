import {embeddedClient} from '../engines/embedded/client';
import {withFallback} from './fallback';
import {hostedClient, type Credentials} from '../engines/hosted/client';
import type {SearchClient} from './port';

let client: SearchClient | undefined;

/**
 * The search client of this browser tab: one for the modal and the search page, so that the index is
 * downloaded once.
 *
 * @param credentials Algolia's, when the build was given them; without them, and while Algolia is out of
 *   reach, the embedded index answers
 */
export function searchClient(credentials: Credentials | undefined): SearchClient {
  client ??= credentials ? withFallback(hostedClient(credentials), embeddedClient()) : embeddedClient();
  return client;
}
