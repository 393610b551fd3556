/** A client module: registers the worker, and has it keep the pages that the reader opens, once nothing else is to be done. */
import type {ClientModule} from '@docusaurus/types';
import {pageVersion} from '@site/src/runtime/contract';
import {base, withBase} from '@site/src/site/base';
import {workerPath} from '@site/src/site/offline';

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) => (window.requestIdleCallback ?? setTimeout)(act);

const savesData = () => (navigator as {connection?: {saveData?: boolean}}).connection?.saveData ?? false;

/** Files that the page has, whether the worker has seen them or not. */
const filesHere = () =>
  performance
    .getEntriesByType('resource')
    .map(({name}) => name)
    .filter((name) => name.startsWith(`${location.origin}${base}assets/`));

async function keep(path: string): Promise<void> {
  const options = {scope: base, updateViaCache: 'none'} as const;
  await navigator.serviceWorker.register(withBase(workerPath), options);
  const {active} = await navigator.serviceWorker.ready;
  // A message that Workbox knows (https://developer.chrome.com/docs/workbox/modules/workbox-window).
  active?.postMessage({type: 'CACHE_URLS', payload: {urlsToCache: [path, ...filesHere()]}});
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location: {pathname},
  previousLocation,
}) => {
  // The live-reload server has no versions, and no worker, which would hold on to what an author changes.
  if (pageVersion() && navigator.serviceWorker && !savesData() && pathname !== previousLocation?.pathname)
    whenIdle(() => void keep(pathname).catch(() => undefined));
};
