/** Scripts, sheets, pictures and data: from the cache where they are in it, as their names hold the hash of their content. */
import {CacheFirst, StaleWhileRevalidate} from 'workbox-strategies';
import type {WorkboxPlugin} from 'workbox-core';
import {ExpirationPlugin} from 'workbox-expiration';
import {cacheNames} from '../caches';
import {elsewhere} from './elsewhere';
import {bounds, matchOptions} from './bounds';
import type {FetchEvent, LastingEvent} from './scope';
import {isWanted} from './wanted';
import {notAfterLeaving} from './withdrawn';

const onlyWanted: WorkboxPlugin = {
  cacheWillUpdate: ({request, response}) =>
    Promise.resolve(response.status === 200 && isWanted(request.url) ? response : null),
};

/** A cache that cannot be read is none. */
const orNetwork: WorkboxPlugin = {handlerDidError: ({request}) => fetch(request)};

const plugins = () => [onlyWanted, new ExpirationPlugin(bounds.files), notAfterLeaving, elsewhere, orNetwork];

const hashed = new CacheFirst({cacheName: cacheNames.files, matchOptions, plugins: plugins()});

/** Pictures of the site have names without a hash. */
const named = new StaleWhileRevalidate({cacheName: cacheNames.files, matchOptions, plugins: plugins()});

/** Documents that the reader has loaded again. */
const reloaded = new Set<string>();

/** To be called for each document: whoever loads a page again wants what is broken to come anew. */
export function noteReload({request, resultingClientId}: FetchEvent): void {
  if (request.isReloadNavigation ?? request.cache !== 'default') reloaded.add(resultingClientId);
}

const strategyOf = (request: Request) =>
  new URL(request.url).pathname.includes('/assets/') ? hashed : named;

/** The file from the network, also into the cache where it is in it. */
async function anew(request: Request, event: FetchEvent): Promise<Response> {
  const response = await fetch(request);
  const copy = response.clone();
  const replace = async () => {
    for (const name of [cacheNames.files, cacheNames.shell, cacheNames.everything]) {
      const cache = await caches.open(name);
      if (await cache.match(request, matchOptions)) await cache.put(request, copy.clone());
    }
  };
  if (response.status === 200) event.waitUntil(replace().catch(() => {}));
  return response;
}

/** @returns the answer to a request for a file */
export async function answerFile(request: Request, event: FetchEvent): Promise<Response> {
  if (reloaded.has(event.clientId)) {
    const response = await anew(request, event).catch(() => undefined);
    if (response) return response;
  }
  return strategyOf(request).handle({request, event});
}

/** Fetches a file of a page that was read into the cache, if it is not there. */
export async function keepFile(address: string, event: LastingEvent): Promise<void> {
  const request = new Request(address);
  const [answered, done] = strategyOf(request).handleAll({request, event});
  await answered;
  await done;
}
