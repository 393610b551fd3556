import {base, withBase} from '@site/src/site/base';
import {workerPath} from '@site/src/site/offline';

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** `ready` waits for ever where the first worker cannot be installed. */
const notInstalled = (worker: ServiceWorker | null): Promise<never> =>
  new Promise((_, reject) => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('The worker could not be installed.'));
    });
  });

/**
 * @returns the registration of the worker, as soon as it is active
 * @throws Error when the browser allows none, or the worker cannot be fetched or installed
 */
export function registration(): Promise<ServiceWorkerRegistration> {
  registered ??= navigator.serviceWorker
    .register(withBase(workerPath), {scope: base, updateViaCache: 'none'})
    .then(({installing}) => Promise.race([navigator.serviceWorker.ready, notInstalled(installing)]));
  registered.catch(() => (registered = undefined));
  return registered;
}
