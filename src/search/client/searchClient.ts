import {embeddedClient} from '../engines/embedded/embeddedClient';
import {withFallback} from './fallback';
import {hostedClient, type Credentials} from '../engines/hosted/hostedClient';
import type {SearchClient} from './port';

let client: SearchClient | undefined;

/**
 * The search client of this browser tab: one for the modal and the search page, so that the index is
 * downloaded once.
 *
 * @param credentials Algolia's, if the build has them; without them, and while Algolia fails, the embedded
 *   engine answers
 */
export function searchClient(credentials: Credentials | undefined): SearchClient {
  client ??= credentials ? withFallback(hostedClient(credentials), embeddedClient()) : embeddedClient();
  return client;
}
