/**
 * The starter: the inline bootstrap script, alone in a page until the first interaction. It requests the loader
 * (../loader), holds presses for it, and does what cannot wait: search, skip link, remembered tab, colour mode. An element
 * with `data-start` shows nothing without React, so hydration starts when it is in view.
 */
import {listenForSearch} from '../../controls/search';
import {listenForSkip} from '../../controls/skip';
import {restoreTabs} from '../../controls/tabs';
import {followMode, nameSwitch} from '../colourMode';
import {all, root} from '../document';
import {prefetchFiles} from './prefetchFiles';
import {hub, listenForHolding} from './hub';
import {holdPresses} from './holdPresses';

const interactions = ['keydown', 'pointerdown', 'pointermove', 'focusin', 'scroll'] as const;

/** A press of a link needs no React, nor does focus without the keyboard. */
const needsNoReact = ({type, target}: Event & {target: Partial<Element>}) =>
  type === 'focusin' ? !target.matches?.(':focus-visible') : /down/.test(type) && target.closest?.('a[href]');

function onInteraction(event: Event): void {
  if (!needsNoReact(event as Event & {target: Element})) hub.start();
}

// Docusaurus's routes have no `.html`, nor may the address in the history.
const bare = location.pathname.replace(/(\/index)?\.html$/, '') || '/';
if (bare !== location.pathname)
  history.replaceState(history.state, '', bare + location.search + location.hash);
// Only a fresh visit defers the layout below the fold; a reload or return restores the scroll position at once.
if (!performance.navigation.type) root.dataset.fresh = '';
listenForHolding();
for (const type of interactions) addEventListener(type, onInteraction, {capture: true, passive: true});
// Back to a page that React rendered before a reload: the document has to be loaded.
addEventListener('popstate', () => {
  if (hub.state !== 'ready' && location.pathname !== bare) location.reload();
});
listenForSearch();
listenForSkip();
holdPresses();
followMode();
addEventListener('DOMContentLoaded', () => {
  nameSwitch();
  restoreTabs();
  try {
    // A reload has saved the page state (src/runtime/recovery/reload.ts), which the loader restores.
    if ('hub.place' in sessionStorage) hub.start();
  } catch {
    // No storage.
  }
  for (const part of all('[data-start]'))
    new IntersectionObserver(([seen]) => seen!.isIntersecting && hub.start()).observe(part);
});
addEventListener('load', prefetchFiles);
