/** The page's side of the worker: registers it, and tells it what the reader opens. */
import {pageVersion} from '@site/src/runtime/contract';
import type {Message} from '../worker/message';
import {offerUpdate, watchForUpdates} from './offerUpdate';
import {registration} from './registration';

type Connection = {saveData?: boolean; effectiveType?: string};

const connection = (): Connection => (navigator as {connection?: Connection}).connection ?? {};

const tell = (worker: ServiceWorker | null, message: Message) => worker?.postMessage(message);

/**
 * Keeps a page that the reader has opened, for when the connection is gone; not with data saving.
 *
 * @param path on the host
 * @throws Error when there is no worker: the browser allows none, or it does not come
 */
export async function readPage(path: string): Promise<void> {
  void offerUpdate();
  const {saveData, effectiveType = ''} = connection();
  if (saveData) return;
  const {active} = await registration();
  tell(active, {type: 'read', path, version: pageVersion()});
  if (!effectiveType.includes('2g')) tell(active, {type: 'search'});
}

watchForUpdates();
