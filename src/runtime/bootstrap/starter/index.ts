/**
 * The only script of a page before the reader acts. It asks for the loader (../loader) at the first sign of intent, holds
 * what the reader presses until something answers, and does what cannot wait: the search field takes keys at once, the skip link leads to the text, a
 * remembered tab and the colour mode show. What shows nothing without React says so with `data-start`, and starts it when
 * it is in sight.
 */
import {listenForSearch} from '../../controls/search';
import {listenForSkip} from '../../controls/skip';
import {restoreTabs} from '../../controls/tabs';
import {followMode, nameSwitch} from '../colourMode';
import {all, root} from '../document';
import {fetchAhead} from './ahead';
import {hub, listenForHolding} from './hub';
import {holdPresses} from './presses';

const signs = ['keydown', 'pointerdown', 'pointermove', 'focusin', 'scroll'] as const;

/** A link that is about to be followed needs no React; focus that the keyboard moved does. */
const isOfLink = ({type, target}: Event & {target: Partial<Element>}) =>
  type === 'focusin' ? !target.matches?.(':focus-visible') : /down/.test(type) && target.closest?.('a[href]');

function onSign(event: Event): void {
  if (!isOfLink(event as Event & {target: Element})) hub.start();
}

// Docusaurus knows the page by its bare address, and so does the reader's history.
const bare = location.pathname.replace(/(\/index)?\.html$/, '') || '/';
if (bare !== location.pathname)
  history.replaceState(history.state, '', bare + location.search + location.hash);
// A page that is loaded again, or returned to, is shown where it was left (fold.ts).
if (!performance.navigation.type) root.dataset.fresh = '';
listenForHolding();
for (const sign of signs) addEventListener(sign, onSign, {capture: true, passive: true});
// The way back leads to a page that React showed, which is not there any more.
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
    // The place was kept for this document (src/runtime/recovery/freshDocument.ts), and the loader puts it back.
    if ('hub.place' in sessionStorage) hub.start();
  } catch {
    // Nothing is stored.
  }
  for (const part of all('[data-start]'))
    new IntersectionObserver(([seen]) => seen!.isIntersecting && hub.start()).observe(part);
});
addEventListener('load', fetchAhead);
