/** The page's side of the worker: registers it, and tells it what the reader opens. */
import {pageVersion} from '@site/src/runtime/contract';
import {base, withBase} from '@site/src/site/base';
import {workerPath} from '@site/src/site/offline';
import type {Message} from '../worker/message';

type Connection = {saveData?: boolean; effectiveType?: string};

const connection = (): Connection => (navigator as {connection?: Connection}).connection ?? {};

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

const tell = (worker: ServiceWorker | null, message: Message) => worker?.postMessage(message);

/**
 * Keeps a page that the reader has opened, for when the connection is gone; not with data saving.
 *
 * @param path on the host
 */
export async function readPage(path: string): Promise<void> {
  const {saveData, effectiveType = ''} = connection();
  if (saveData) return;
  const {active, waiting} = await registration();
  tell(active, {type: 'read', path, version: pageVersion()});
  if (!effectiveType.includes('2g')) tell(active, {type: 'search'});
  tell(waiting, {type: 'take over'});
}
