/** Runs before the application in the browser of an author. */
import {startAtOnce} from '../../runtime/contract';

type Accept = (...changed: unknown[]) => void;

type Execution = {id: string; module: {hot: {accept: Accept; _selfAccepted: boolean}}};

/** Is called before each module runs (https://webpack.js.org/api/module-variables). */
declare const __webpack_require__: {i: ((execution: Execution) => void)[]};

/**
 * A page that was compiled when it was opened stands behind a module of the bundler, which keeps a change of its own to
 * itself: the old page would stay once a page imports more than before. Such a module only answers for the change that
 * brings its page; later ones go on to the application.
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
 * A page with a mistake crashes when it is opened, and React keeps it that way; it is loaded anew once it is repaired. The
 * messages are those of webpack-dev-server.
 */
let isBroken = false;
window.addEventListener('message', ({data}: MessageEvent<{type?: string} | null>) => {
  if (data?.type === 'webpackErrors') isBroken = true;
  if (data?.type === 'webpackOk' && isBroken) window.location.reload();
});

/** What is fetched ahead would be compiled; nothing is on a connection that saves data. */
Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});

startAtOnce();
