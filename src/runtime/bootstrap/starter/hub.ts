/** Creates the shared state (../hydration.ts) and requests the loader. */
import type {Hub} from '../hydration';
import {openTarget, reveal} from '../../controls/reveal';
import {filesOfPage} from './filesOfPage';

/** Notice for a loader that failed to load, in the words of recovery/notice.ts, which comes with the loader; colours of src/css/tokens.css, written out because the page may lack them. At the right, because a press on the sidebar would end on it. */
const notice = `<p class="notice-failed" role="alert"><a href="">Part of this page did not load. Retry`;
const noticeStyle = 'padding:1em;position:fixed;inset:auto 0 0 auto;background:#a31621;color:#fff';

/** The loader adds the other members. */
export const hub = (window.hub = {
  state: 'reading',
  start,
  search,
  load,
  reveal,
  openTarget,
} as Partial<Hub> as Hub);

let shown: Element | undefined;

/** Replaces the notice; behind an open dialog it would be out of reach. */
function showNotice(): void {
  const box = document.querySelector('dialog[open]>:last-child') ?? document.body;
  shown?.remove();
  box.insertAdjacentHTML('beforeend', notice);
  shown = box.lastChild as Element;
  // A policy without 'unsafe-inline' refuses a style attribute (src/policy).
  (shown.firstChild as unknown as {style: string}).style = noticeStyle;
}

/** Imports a script. Its second request has another address, because browsers remember what did not come. */
function request(src: string, tell: () => void): Promise<unknown> {
  // The reader is told that it is slow; it may still load.
  const slowAfter = 10_000;
  const slow = setTimeout(tell, slowAfter);
  return import(src).catch(() => import(src + '?' + Date.now())).finally(() => clearTimeout(slow));
}

/** Requests the loader, which puts its own in the place of this function. */
function load(): void {
  request(filesOfPage()[0]!, showNotice).catch(() => {
    hub.state = 'failed';
    showNotice();
  });
}

/** Starts loading and hydration, once; after a failure, again at the next interaction. */
function start(): void {
  if (!'reading failed'.includes(hub.state)) return;
  hub.state = 'loading';
  hub.load();
}

let island: Promise<unknown> | undefined;

/** Requests the search, once; after a failure, again at the next act in its dialog. What it lacks then, React says. */
function search(): Promise<unknown> {
  return (island ??= request(filesOfPage()[1]!, start).catch(() => {
    island = undefined;
    start();
  }));
}

/** Tracks when buttons and keys are released. */
export function listenForRelease(): void {
  for (const type of ['pointerup', 'pointercancel', 'dragend', 'keyup', 'blur'])
    addEventListener(type, () => (hub.heldUntil = 0), true);
}
