/** What the page shares with React's components (src/runtime/bootstrap/hydration.ts), and the first step of React's start. */
import type {Hub} from '../hydration';
import {make} from '../document';

/**
 * Part of the page did not come, and neither did what could say so better (../loader). The colours are those of its notice
 * (src/css/tokens.css), which the page does not have.
 */
const words =
  '<p class="notice-failed" role="alert"><a href="" style="position:fixed;bottom:0;padding:16px;background:#a31621;color:#fff">' +
  'Part of this page did not load. Retry';

/** The loader adds the rest. */
export const hub = (window.hub = {
  state: 'reading',
  files: document.currentScript!.dataset.files!.split(' '),
  start,
} as Partial<Hub> as Hub);

/** Milliseconds after which the reader is told that the loader has not answered: it may come all the same. */
const patience = 10_000;

const tell = () => document.body.insertAdjacentHTML('beforeend', words);

/**
 * What comes may be no script: then it runs without an answer.
 *
 * @param triesLeft how often the file is asked for again when it does not come
 */
function bringLoader(triesLeft: number): void {
  const script = make('script', {src: hub.files[0]});
  const slow = setTimeout(tell, patience);
  script.onload = script.onerror = () => {
    clearTimeout(slow);
    if (hub.load) return;
    script.remove();
    if (triesLeft) return bringLoader(triesLeft - 1);
    hub.state = 'failed';
    tell();
  };
}

/** Starts React, once; what failed is tried again with the reader's next act. */
function start(): void {
  if (hub.state !== 'reading' && hub.state !== 'failed') return;
  hub.state = 'loading';
  if (hub.load) hub.load();
  else bringLoader(1);
}

/** Listens to buttons and keys. A key that is held repeats within a second; some systems never tell its release. */
export function listenForHolding(): void {
  addEventListener('pointerdown', () => (hub.heldUntil = Infinity), true);
  addEventListener('keydown', () => (hub.heldUntil = Date.now() + 1000), true);
  for (const type of ['pointerup', 'pointercancel', 'dragend', 'keyup', 'blur'])
    addEventListener(type, () => (hub.heldUntil = 0), true);
}
