import {base, withBase} from '@site/src/site/base';
import {workerPath} from '@site/src/site/offline';

let registered: Promise<ServiceWorkerRegistration> | undefined;

/**
 * @returns the registration of the worker, as soon as it is active
 * @throws Error when the browser allows none, or the worker cannot be fetched
 */
export function registration(): Promise<ServiceWorkerRegistration> {
  registered ??= navigator.serviceWorker
    .register(withBase(workerPath), {scope: base, updateViaCache: 'none'})
    .then(() => navigator.serviceWorker.ready);
  registered.catch(() => (registered = undefined));
  return registered;
}
