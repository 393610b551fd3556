/** Runs before the application in the browser of an author. */
import {startAtOnce} from '../../runtime/contract';

type Accept = (...changed: unknown[]) => void;

type Execution = {id: string; module: {hot: {accept: Accept; _selfAccepted: boolean}}};

/** Is called before each module runs (https://webpack.js.org/api/module-variables). */
declare const __webpack_require__: {i: ((execution: Execution) => void)[]};

/**
 * A lazily compiled page stands behind a proxy module of the bundler that accepts every hot update of the page: once the
 * page imports something new, the old page would stay. Here the proxy accepts the update that brings its page, and passes
 * later ones on to the application.
 */
__webpack_require__.i.push(({id, module: {hot}}) => {
  if (!id.endsWith('!lazy-compilation-proxy')) return;
  const {accept} = hot;
  hot.accept = (...changed) => {
    accept(...changed);
    if (changed.length) hot._selfAccepted = false;
  };
});

/**
 * A page with a mistake crashes when it is opened, and React keeps the crash; the page is reloaded once the mistake is
 * mended. The messages are those of webpack-dev-server.
 */
let isBroken = false;
window.addEventListener('message', ({data}: MessageEvent<{type?: string} | null>) => {
  if (data?.type === 'webpackErrors') isBroken = true;
  if (data?.type === 'webpackOk' && isBroken) window.location.reload();
});

startAtOnce();
