/** Creates the shared state (../hydration.ts) and requests the loader. */
import type {Hub} from '../hydration';
import {make} from '../make';

/** Notice for a loader that failed to load, in the words of recovery/notice.ts, which comes with the loader; colours of src/css/tokens.css, written out because the page may lack them. */
const notice = '<p class="notice-failed" role="alert"><a href="">Part of this page did not load. Retry';
const noticeStyle = 'position:fixed;bottom:0;padding:16px;background:#a31621;color:#fff';

/** The loader adds the other members. */
export const hub = (window.hub = {
  state: 'reading',
  files: document.currentScript!.dataset.files!.split(' '),
  start,
} as Partial<Hub> as Hub);

/** Milliseconds after which the reader is told that the loader is slow; it may still load. */
const slowAfter = 10_000;

function showNotice(): void {
  const {body} = document;
  body.insertAdjacentHTML('beforeend', notice);
  // A policy without 'unsafe-inline' refuses a style attribute (src/policy).
  (body.lastChild!.firstChild as unknown as {style: string}).style = noticeStyle;
}

/**
 * Requests the loader. It counts as failed unless it sets `hub.load`, because a wrong file fires `load` too.
 *
 * @param triesLeft number of retries
 */
function requestLoader(triesLeft: number): void {
  const script = make('script', {src: hub.files[0]});
  const slow = setTimeout(showNotice, slowAfter);
  script.onload = script.onerror = () => {
    clearTimeout(slow);
    if (hub.load) return;
    script.remove();
    if (triesLeft) return requestLoader(triesLeft - 1);
    hub.state = 'failed';
    showNotice();
  };
}

/** Starts loading and hydration, once; after a failure, again at the next interaction. */
function start(): void {
  if (hub.state !== 'reading' && hub.state !== 'failed') return;
  hub.state = 'loading';
  if (hub.load) hub.load();
  else requestLoader(1);
}

/** Tracks held buttons and keys. A held key repeats within a second; some systems never send its `keyup`. */
export function listenForHolding(): void {
  addEventListener('pointerdown', () => (hub.heldUntil = Infinity), true);
  addEventListener('keydown', () => (hub.heldUntil = Date.now() + 1000), true);
  for (const type of ['pointerup', 'pointercancel', 'dragend', 'keyup', 'blur'])
    addEventListener(type, () => (hub.heldUntil = 0), true);
}
