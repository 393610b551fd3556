import type {SearchModule} from '../island/openSearch';
import {unreachable, type SearchClient} from './port';

/**
 * The search client of this page: one for the dialog and the search page, so that the index is downloaded once.
 *
 * @throws Error named `RetryError` when its script does not come
 */
export async function sharedClient(): Promise<SearchClient> {
  const module = (await window.hub?.search()) as SearchModule | undefined;
  if (!module) throw unreachable('The module of the search did not come');
  return module.client;
}
