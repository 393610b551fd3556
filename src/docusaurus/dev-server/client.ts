/** Runs before the application in the browser of an author. */
import {startAtOnce} from '../../runtime/contract';

type Accept = (changed?: string, act?: () => void) => void;

type Hot = {
  accept: Accept;
  addStatusHandler: (act: (status: string) => void) => void;
  _selfAccepted: boolean;
};

type Execution = {id: string; module: {hot: Hot}};

/** Is called before each module runs (https://webpack.js.org/api/module-variables). */
declare const __webpack_require__: {i: ((execution: Execution) => void)[]};

/** Proxies that have passed on the update that is applied now. */
const passed = new Set<string>();

/**
 * A lazily compiled page stands behind a proxy module of the bundler that accepts every hot update of the page: once the
 * page imports something new, the old page would stay. Here the proxy accepts the update that brings its page, and passes
 * later ones on to the application. Where what has changed is a part of both, such as a setting of the site, the
 * application that runs again meets the same update in its proxies, without an end: then the page is reloaded.
 */
__webpack_require__.i.push(({id, module: {hot}}) => {
  if (!id.endsWith('!lazy-compilation-proxy')) return;
  const {accept} = hot;
  hot.accept = (changed, passOn) => {
    if (!changed) return accept();
    accept(changed, () => {
      if (passed.has(id)) window.location.reload();
      else passOn?.();
      passed.add(id);
    });
    hot._selfAccepted = false;
  };
});

/** Sheets of the page, by the modules that stand for them in the bundle, and whether there has been a hot update. */
const sheets = new Set<string>();
let isUpdated = false;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Reads the styles of the server again; the ones before stay until these are there. */
function readStyles(): void {
  waiting = undefined;
  const before = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].at(-1);
  if (!before) return;
  const address = new URL(before.href);
  address.searchParams.set('read', String(Date.now()));
  const now = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: address.href});
  now.addEventListener('load', () => before.remove());
  before.after(now);
}

/**
 * All styles are in one file, which the browser has read before a page is compiled: the hot update that brings the page
 * brings its modules, and not their styles.
 */
__webpack_require__.i.push(({id}) => {
  if (!id.endsWith('.css') || sheets.has(id)) return;
  sheets.add(id);
  if (isUpdated) waiting ??= setTimeout(readStyles);
});

(import.meta as {webpackHot?: Hot}).webpackHot?.addStatusHandler((status) => {
  if (status === 'idle') passed.clear();
  else isUpdated = true;
});

/**
 * A page with a mistake crashes when it is opened, and React keeps the crash; the page is reloaded once the mistake is
 * corrected. The messages are those of webpack-dev-server.
 */
let isBroken = false;
window.addEventListener('message', ({data}: MessageEvent<{type?: string} | null>) => {
  if (data?.type === 'webpackErrors') isBroken = true;
  if (data?.type === 'webpackOk' && isBroken) window.location.reload();
});

startAtOnce();
