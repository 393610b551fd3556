import type {WorkboxPlugin} from 'workbox-core';
import {cacheNames} from '../caches';

/** A plugin of Workbox: what the own cache of a strategy does not have may be in those that a list fills. */
export const elsewhere: WorkboxPlugin = {
  async cachedResponseWillBeUsed({request, cachedResponse}) {
    if (cachedResponse) return cachedResponse;
    for (const cacheName of [cacheNames.shell, cacheNames.everything]) {
      const response = await caches.match(request, {cacheName});
      if (response) return response;
    }
    return undefined;
  },
};
