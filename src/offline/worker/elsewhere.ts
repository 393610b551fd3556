import type {WorkboxPlugin} from 'workbox-core';
import {cacheNames} from '../caches';

const lists = [cacheNames.shell, cacheNames.everything];

const timeOf = (response: Response) => Date.parse(response.headers.get('Date') ?? '') || 0;

/**
 * A plugin of Workbox: what the own cache of a strategy does not have, or has in an older state, may be in those that a list
 * fills.
 */
export const elsewhere: WorkboxPlugin = {
  async cachedResponseWillBeUsed({request, cachedResponse}) {
    let newest = cachedResponse;
    for (const cacheName of lists) {
      const response = await caches.match(request, {cacheName, ignoreVary: true});
      if (response && (!newest || timeOf(response) > timeOf(newest))) newest = response;
    }
    return newest;
  },
};
