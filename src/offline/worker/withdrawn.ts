/** A worker whose file the site no longer has goes, and what it kept with it: browsers themselves let it stay for ever. */
import {withBase} from '../../site/base';
import {workerPath} from '../../site/offline';
import {deleteAll} from '../caches';
import {scope} from './scope';

/** Whether this worker, since it was started, has found its file on the site. */
let isThere = false;

/** Deletes all caches of the site and ends the registration; open pages keep the worker until they are left. */
export async function leave(): Promise<void> {
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
