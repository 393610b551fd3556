/** The worker of a site that keeps nothing any more (`OFFLINE=off`): it takes the place of the other one, and leaves. */
import {deleteCaches} from './caches';

type LastingEvent = Event & {waitUntil: (work: Promise<unknown>) => void};

const scope = self as unknown as {
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: (name: 'install' | 'activate', act: (event: LastingEvent) => void) => void;
};

async function leave(): Promise<void> {
  await deleteCaches();
  await scope.registration.unregister();
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
