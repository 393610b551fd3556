/**
 * The starter: the inline bootstrap script, alone in a page until the first interaction. It requests the loader
 * (../loader), holds presses for it, and does what cannot wait: search, skip link, remembered tab, hidden target, colour
 * mode. An element with `data-start` shows nothing without React, so hydration starts when it is in view.
 */
import {all} from '../../controls/all';
import {listenForTargets, openTarget} from '../../controls/reveal';
import {listenForSearch} from '../../controls/search';
import {listenForSkip} from '../../controls/skip';
import {restoreTabs} from '../../controls/tabs';
import {followMode, nameSwitch} from '../colourMode';
import {root} from '../document';
import {holdPresses} from './holdPresses';
import {hub, listenForRelease} from './hub';
import {prefetchFiles} from './prefetchFiles';

/** What the acts of readers have in common; the target of scrolling is the document. */
type Act = KeyboardEvent & {target: Partial<Element>};

/** As built; a translator writes its own. */
const {lang} = root;

/**
 * A press of a link needs no React, nor does focus without the keyboard. React would render a translated page again, in the
 * language in which it was written, so it waits for what cannot be done without it. Buttons start it (./holdPresses.ts).
 */
function needsNoReact({type, target}: Act): unknown {
  const isPress = /down/.test(type);
  if (root.lang !== lang) return !isPress || !target.closest?.('summary,select,input,textarea');
  return type === 'focusin' ? !target.matches?.(':focus-visible') : isPress && target.closest?.('a[href]');
}

/** The search has its own module, and modifier keys may be the beginning of its shortcut, which does not come here. */
function onInteraction(event: Event): void {
  const {type, key, target, ctrlKey, metaKey, shiftKey} = event as Act;
  // A held key repeats within a second; some systems never send its `keyup`.
  if (/down/.test(type)) hub.heldUntil = key ? Date.now() + 1000 : Infinity;
  if (target.closest?.('[data-open-search],.DocSearch')) void hub.search();
  else if (!ctrlKey && !metaKey && !shiftKey && !needsNoReact(event as Act)) hub.start();
}

// Docusaurus's routes have no `.html` and no empty parts, nor may the address in the history.
const bare = location.pathname.replace(/\/{2,}/g, '/').replace(/(\/index)?\.html$/, '') || '/';
if (bare !== location.pathname)
  history.replaceState(history.state, '', bare + location.search + location.hash);
// Only a fresh visit defers the layout below the fold; a reload or return restores the scroll position at once.
if (!performance.navigation.type) root.dataset.fresh = '';
listenForRelease();
listenForSearch();
for (const type of ['keydown', 'pointerdown', 'pointermove', 'focusin', 'scroll'])
  addEventListener(type, onInteraction, {capture: true, passive: true});
// Back to a page that React rendered before a reload: the document has to be loaded.
addEventListener('popstate', () => {
  if (hub.state !== 'ready' && location.pathname !== bare) location.reload();
});
listenForSkip();
listenForTargets();
holdPresses();
followMode();
addEventListener('DOMContentLoaded', () => {
  nameSwitch();
  try {
    // A reload has saved the page state (src/runtime/recovery/reload.ts), which the loader restores.
    if ('hub.place' in sessionStorage) hub.start();
    // A result led here, or Back leads to its list (src/search/arrival).
    if ('hub.found' in sessionStorage || history.state?.found) void hub.search();
    restoreTabs();
  } catch {
    // No storage.
  }
  openTarget();
  for (const part of all('[data-start]'))
    new IntersectionObserver(([seen]) => seen!.isIntersecting && hub.start()).observe(part);
});
addEventListener('load', prefetchFiles);
