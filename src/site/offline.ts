/**
 * Site paths of what readers without a connection need, and what the build says of it. Written by src/offline/plugin, read by
 * its worker and its page.
 */

/** Site path of the page about reading offline; the worker shows it in the place of pages that it does not have. */
export const offlinePath = '/offline';

/** Names, in the address of that page, the page that the reader wanted. */
export const wantedParameter = 'wanted';

/** Site path of the worker: its folder is the scope, so it stands at the root of the site. */
export const workerPath = '/sw.js';

/** Site path of the list of what every reader keeps. */
export const shellPath = '/offline/shell.json';

/** Site path of the list of the whole documentation. */
export const everythingPath = '/offline/everything.json';
