import type {WorkboxPlugin} from 'workbox-core';
import {cacheNames} from '../caches';

const lists = [cacheNames.shell, cacheNames.everything];

const timeOf = (response: Response) => Date.parse(response.headers.get('Date') ?? '') || 0;

/**
 * @param request of a page or file, by its one address
 * @param own what the cache of its strategy has
 * @returns the newest of this and what is in the caches that a list fills
 */
export async function newestKept(request: Request, own?: Response): Promise<Response | undefined> {
  let newest = own;
  for (const cacheName of lists) {
    const response = await caches.match(request, {cacheName, ignoreVary: true});
    if (response && (!newest || timeOf(response) > timeOf(newest))) newest = response;
  }
  return newest;
}

/**
 * A plugin of Workbox: what the own cache of a strategy does not have, or has in an older state, may be in those that a list
 * fills.
 */
export const elsewhere: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({request, cachedResponse}) => newestKept(request, cachedResponse),
};
