/** What the page shares with React's components (src/runtime/contract.ts), and the first step of React's start. */
import type {Hub} from '../../../runtime/contract';
import {closeMenu, isMenuOpen} from '../../../runtime/menu';
import {placeNavbar} from '../../../runtime/navbar';
import {afterFrame, files, make} from './page';

/** Part of the page did not come, and neither did what could say so better (../loader). */
const words =
  '<p class="notice notice-failed" role="alert">Part of this page did not load. <a href="">Retry</a>';

export const hub: Hub = (window.hub = {
  state: 'reading',
  files,
  handovers: new Set(),
  heldUntil: 0,
  start,
  isMenuOpen,
  closeMenu,
  placeNavbar,
});

export const isReady = (): boolean => hub.state === 'ready';

/** @param triesLeft how often the file is asked for again when it does not come */
function bringLoader(triesLeft: number): void {
  if (hub.load) return hub.load();
  const script = make('script', {src: files.loader});
  script.onload = () => hub.load?.();
  script.onerror = () => {
    script.remove();
    if (triesLeft) return bringLoader(triesLeft - 1);
    hub.state = 'failed';
    document.body.insertAdjacentHTML('beforeend', words);
  };
}

/** Starts React, once; what failed is tried again with the reader's next act. */
function start(): void {
  if (hub.state !== 'reading' && hub.state !== 'failed') return;
  hub.state = 'loading';
  // A tap that follows the press closely comes before.
  afterFrame(() =>
    afterFrame(() => {
      for (const href of files.scripts) make('link', {rel: 'preload', href, as: 'script'});
      bringLoader(1);
    }),
  );
}

/** Listens to buttons and keys. A key that is held repeats within a second; some systems never tell its release. */
export function listenForHolding(): void {
  addEventListener('pointerdown', () => (hub.heldUntil = Infinity), true);
  addEventListener('keydown', () => (hub.heldUntil = Date.now() + 1000), true);
  for (const type of ['pointerup', 'pointercancel', 'dragend', 'keyup', 'blur'])
    addEventListener(type, () => (hub.heldUntil = 0), true);
}
