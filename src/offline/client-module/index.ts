/** A client module: tells the worker which pages the reader opens, once nothing else is to be done. */
import type {ClientModule} from '@docusaurus/types';
import {pageVersion} from '@site/src/runtime/contract';

/** Safari has no `requestIdleCallback`. */
const whenIdle = (act: () => void) => (window.requestIdleCallback ?? setTimeout)(act);

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  // The live-reload server has no versions, and no worker.
  if (pageVersion() && navigator.serviceWorker && location.pathname !== previousLocation?.pathname)
    whenIdle(() => {
      import(/* webpackChunkName: "kept-offline" */ '../client')
        .then(({readPage}) => readPage(location.pathname))
        .catch(() => undefined);
    });
};
