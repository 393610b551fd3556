/** Site paths of what readers without a connection need: written by src/offline/plugin, read by its worker and its page. */

/** Site path of the page about reading offline; the worker shows it in the place of pages that it does not have. */
export const offlinePath = '/offline';

/** Names, in the address of that page, the page that the reader wanted. */
export const wantedParameter = 'wanted';

/** Site path of the worker: its folder is the scope, so it stands at the root of the site. */
export const workerPath = '/sw.js';
