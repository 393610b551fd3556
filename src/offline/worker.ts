/** The service worker of the site: what was read answers where the network does not. It is the same in every version. */
import {ExpirationPlugin} from 'workbox-expiration';
import {registerRoute} from 'workbox-routing';
import {CacheFirst, NetworkFirst, StaleWhileRevalidate} from 'workbox-strategies';
import {base, withBase} from '../site/base';
import {answersPath, searchEntryPath} from '../site/identity';
import {offlinePath, wantedParameter} from '../site/offline';
import {cacheNames, deleteCaches} from './caches';
import {filesOfPage} from './filesOfPage';
import {pageAddress} from './pageAddress';

/** What a service worker has and a page has not; TypeScript takes either for a whole program. */
type LastingEvent = Event & {waitUntil: (work: Promise<unknown>) => void};
type Scope = {
  registration: ServiceWorkerRegistration;
  clients: {claim: () => Promise<void>};
  addEventListener: (name: 'install' | 'activate', act: (event: LastingEvent) => void) => void;
};

const scope = self as unknown as Scope;

const day = 24 * 60 * 60;

/** The host says what an answer depends on (`Vary`); of each address one is kept. */
const matchOptions = {ignoreVary: true};

/** Pages share most of their files, which have some 15 kB: 6 MB. */
const files = {
  cacheName: cacheNames.files,
  matchOptions,
  plugins: [new ExpirationPlugin({maxEntries: 400, maxAgeSeconds: 60 * day, purgeOnQuotaError: true})],
};

/** What a redirect leads to is a page of its own, and the host of a hotel's network answers for any. */
const isPage = (response: Response) =>
  response.status === 200 && !response.redirected && /html/.test(response.headers.get('Content-Type') ?? '');

/** The page about reading offline, which says what was wanted: the address of a page has to be its own for React. */
function leadToOfflinePage({url}: Request): Response | undefined {
  const {pathname, search, hash, origin} = new URL(url);
  const wanted = encodeURIComponent(pathname + search + hash);
  return pathname === withBase(offlinePath)
    ? undefined
    : Response.redirect(`${origin}${withBase(offlinePath)}?${wantedParameter}=${wanted}`);
}

/** From the network, so that whoever is online reads the newest; four seconds are two round trips on a poor connection. */
const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  matchOptions,
  networkTimeoutSeconds: 4,
  plugins: [
    {cacheKeyWillBeUsed: ({request}) => Promise.resolve(pageAddress(request.url))},
    {cacheWillUpdate: ({response}) => Promise.resolve(isPage(response) ? response : null)},
    // A page has some 70 kB: 4 MB.
    new ExpirationPlugin({maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true}),
    {
      // Firefox gives a navigation preload that failed as a network error, which Workbox takes for an answer.
      handlerDidError: async ({request}) =>
        (await caches.match(pageAddress(request.url), {cacheName: cacheNames.pages, ignoreVary: true})) ??
        leadToOfflinePage(request),
    },
  ],
});

const hasNoEnding = (pathname: string) => !/\.\w+$/.test(pathname);

registerRoute(
  ({request, url, sameOrigin}) =>
    sameOrigin &&
    url.pathname.startsWith(base) &&
    (request.mode === 'navigate' || (hasNoEnding(url.pathname) && request.destination === '')),
  pages,
);
registerRoute(
  ({url, sameOrigin}) => sameOrigin && url.pathname.startsWith(`${base}assets/`),
  new CacheFirst(files),
);
registerRoute(
  ({request, sameOrigin}) => sameOrigin && request.destination === 'image',
  new StaleWhileRevalidate(files),
);
registerRoute(
  ({url, sameOrigin}) =>
    sameOrigin && [searchEntryPath, answersPath].some((path) => url.pathname === withBase(path)),
  new NetworkFirst({...files, networkTimeoutSeconds: 4}),
);

async function keepOfflinePage(): Promise<void> {
  const address = withBase(offlinePath);
  const response = await fetch(address);
  if (!isPage(response)) throw new Error(`${address}: status ${response.status}`);
  await (await caches.open(cacheNames.files)).addAll(filesOfPage(await response.clone().text(), base));
  await (await caches.open(cacheNames.pages)).put(pageAddress(location.origin + address), response);
}

async function activate(): Promise<void> {
  // The request of a page does not wait for the worker to start.
  await scope.registration.navigationPreload?.enable();
  await deleteCaches(...Object.values(cacheNames));
  await scope.clients.claim();
}

scope.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
