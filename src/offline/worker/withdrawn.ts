/** A worker whose file the site no longer has goes, and what it kept with it: browsers themselves let it stay for ever. */
import type {WorkboxPlugin} from 'workbox-core';
import {withBase} from '../../site/base';
import {workerPath} from '../../site/offline';
import {deleteAll} from '../caches';
import {scope} from './scope';

/** Whether this worker, since it was started, has found its file on the site. */
let isThere = false;

let isLeaving = false;

/** Whether this worker leaves: it then keeps nothing and answers nothing, while open pages have it still. */
export const hasLeft = (): boolean => isLeaving;

/** Deletes all caches of the site and ends the registration; open pages keep the worker until they are left. */
export async function leave(): Promise<void> {
  isLeaving = true;
  await deleteAll();
  await scope.registration.unregister();
}

/** Leaves when the site says that the file of the worker is gone; any other answer, or none, says nothing. */
export async function leaveIfWithdrawn(): Promise<void> {
  if (isThere) return;
  const answer = await fetch(withBase(workerPath), {method: 'HEAD', cache: 'no-store'}).catch(
    () => undefined,
  );
  if (answer?.status === 404 || answer?.status === 410) await leave();
  isThere = answer?.ok ?? false;
}

/** Deletes again what was under way to a cache when the worker left. */
export async function deleteIfLeft(): Promise<void> {
  if (isLeaving) await deleteAll();
}

/** A plugin of Workbox: a worker that leaves keeps nothing. */
export const notAfterLeaving: WorkboxPlugin = {
  cacheWillUpdate: ({response}) => Promise.resolve(isLeaving ? null : response),
  cacheDidUpdate: deleteIfLeft,
};
