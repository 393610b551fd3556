/** Tells who reads on in an old page that the site was updated; nothing changes until they want it. */
import {isUpdated, showNotice} from '@site/src/runtime/contract';

/** Milliseconds between two looks: a request of 200 bytes. */
const pause = 5 * 60_000;

/** The page is as new as its document. */
let lookedAt = performance.now();
let isOffered = false;

/** Looks for another version, if the last look is a while ago, and offers it once. */
export async function offerUpdate(): Promise<void> {
  if (isOffered || performance.now() - lookedAt < pause) return;
  lookedAt = performance.now();
  if (!(await isUpdated())) return;
  isOffered = true;
  // A notice about a file that is missing says more.
  if (!document.querySelector('.notice')) showNotice('newer');
}

/** Looks whenever the reader comes back to the page, or the connection does. */
export function watchForUpdates(): void {
  const look = () => void (document.visibilityState === 'visible' && offerUpdate());
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
}
