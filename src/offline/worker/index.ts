/**
 * The service worker of the site. It keeps what was read, and answers where the network does not; whatever fails in it ends
 * at the network. It is the same in every version of the site: what changes with a version is in the lists of the build.
 */
import {Route, Router} from 'workbox-routing';
import {base} from '../../site/base';
import {cacheNames, isOurs} from '../caches';
import {answerFile} from './files';
import type {Message} from './message';
import {answerPage, keepPage} from './pages';
import {scope, type FetchEvent, type LastingMessage} from './scope';
import {answerSearch, isOfSearch, keepSearch} from './search';
import {keepShell} from './shell';
import {deleteIfLeft, hasLeft} from './withdrawn';

type Answer = (request: Request, event: FetchEvent) => Promise<Response>;

const router = new Router();

function answer(isMeant: (request: Request, url: URL) => boolean, act: Answer): void {
  router.registerRoute(
    new Route(
      ({request, url, sameOrigin}) =>
        !hasLeft() && sameOrigin && url.pathname.startsWith(base) && isMeant(request, url),
      ({request, event}) => act(request, event as FetchEvent).catch(() => fetch(request)),
    ),
  );
}

const isFile = ({destination}: Request, {pathname}: URL) =>
  pathname.startsWith(`${base}assets/`) || destination === 'image';

answer((_, url) => isOfSearch(url), answerSearch);
answer(({mode}) => mode === 'navigate', answerPage);
answer(isFile, answerFile);
router.addFetchListener();

async function tidy(): Promise<void> {
  const known: readonly string[] = Object.values(cacheNames);
  for (const name of await caches.keys())
    if (isOurs(name) && !known.includes(name)) await caches.delete(name);
}

async function activate(): Promise<void> {
  // The request of a page does not wait for the worker to start.
  await scope.registration.navigationPreload?.enable();
  await tidy();
  await scope.clients.claim();
}

function hear(message: Message, event: LastingMessage): Promise<void> {
  switch (message.type) {
    case 'read':
      return Promise.all([keepPage(message.path, message.version, event), keepShell(message.version)]).then();
    case 'search':
      return keepSearch();
  }
}

scope.addEventListener('install', (event) => event.waitUntil(keepShell()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => {
  if (hasLeft()) return;
  const heard = hear(event.data as Message, event).catch(() => {});
  event.waitUntil(heard.then(deleteIfLeft));
});
