/** Pages: from the network, so that whoever is online reads the newest; what was read answers where the network does not. */
import type {WorkboxPlugin} from 'workbox-core';
import {ExpirationPlugin} from 'workbox-expiration';
import {NetworkFirst} from 'workbox-strategies';
import {withBase} from '../../site/base';
import {offlinePath, wantedParameter} from '../../site/offline';
import {cacheNames} from '../caches';
import {pageAddress} from '../pageAddress';
import {bounds, matchOptions, patience} from './bounds';
import {elsewhere, newestKept} from './elsewhere';
import {keepFile, noteReload} from './files';
import type {FetchEvent, LastingEvent} from './scope';
import {wantFilesOf} from './wanted';
import {leaveIfWithdrawn, notAfterLeaving} from './withdrawn';

const oneAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({request}) => Promise.resolve(pageAddress(request.url)),
};

/** What a redirect leads to is a page of its own, and the host of a hotel's network answers for any. */
const isPage = (response: Response) =>
  response.status === 200 && !response.redirected && /html/.test(response.headers.get('Content-Type') ?? '');

const onlyPages: WorkboxPlugin = {
  cacheWillUpdate: ({response}) => Promise.resolve(isPage(response) ? response : null),
};

const wantFiles: WorkboxPlugin = {
  async cacheDidUpdate({newResponse}) {
    wantFilesOf(await newResponse.clone().text());
  },
};

/**
 * Firefox gives a navigation preload that failed as a network error, where the standard rejects it; Workbox takes that for an
 * answer and does not look into the cache.
 */
const failedPreload: WorkboxPlugin = {
  async handlerDidError({request}) {
    const address = pageAddress(request.url);
    const own = await caches.match(address, {cacheName: cacheNames.pages, ignoreVary: true});
    return newestKept(new Request(address), own);
  },
};

/** The page about reading offline, which says what was wanted: the address of a page has to be its own for React. */
const offlinePage: WorkboxPlugin = {
  handlerDidError({request}) {
    const {pathname, search, hash, origin} = new URL(request.url);
    // Where not even that page is kept, the browser's own page answers.
    if (pathname === withBase(offlinePath)) return Promise.resolve(undefined);
    const wanted = encodeURIComponent(pathname + search + hash);
    return Promise.resolve(
      Response.redirect(`${origin}${withBase(offlinePath)}?${wantedParameter}=${wanted}`),
    );
  },
};

const strategy = new NetworkFirst({
  cacheName: cacheNames.pages,
  matchOptions,
  networkTimeoutSeconds: patience,
  plugins: [
    oneAddress,
    onlyPages,
    new ExpirationPlugin(bounds.pages),
    notAfterLeaving,
    elsewhere,
    wantFiles,
    failedPreload,
    offlinePage,
  ],
});

/** @returns the answer to a reader who opens an address */
export async function answerPage(request: Request, event: FetchEvent): Promise<Response> {
  noteReload(event);
  event.waitUntil(leaveIfWithdrawn());
  return strategy.handle({request, event});
}

/** The page as it is kept, if it is of this version of the site. */
async function keptText(address: string, version: string | undefined): Promise<string | undefined> {
  const kept = await caches.match(address, {cacheName: cacheNames.pages, ignoreVary: true});
  const text = await kept?.text();
  return text?.includes(`data-version=${version} `) ? text : undefined;
}

/**
 * Keeps a page that the reader has opened, with its files. One that came as a document is kept already; one that came by
 * a link has come as a script, and is fetched.
 *
 * @param path on the host
 * @param version of the page
 */
export async function keepPage(
  path: string,
  version: string | undefined,
  event: LastingEvent,
): Promise<void> {
  const address = pageAddress(new URL(path, location.href).href);
  let text = await keptText(address, version);
  if (text === undefined) {
    const [answered, done] = strategy.handleAll({request: new Request(address), event});
    await answered;
    await done;
    text = await keptText(address, version);
  }
  for (const file of wantFilesOf(text ?? '')) await keepFile(file, event).catch(() => {});
}
