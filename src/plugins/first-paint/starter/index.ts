/**
 * The only script of a page before the reader acts. It asks for React at the first sign of intent, and answers until then
 * what needs no React: menu, search field, tabs, colour mode. What shows nothing without React says so with
 * `data-start`, and starts it when it is in sight.
 */
import {listenForControls} from '../../../runtime/controls';
import {restoreTabs} from '../../../runtime/tabs';
import {fetchAhead} from './ahead';
import {followMode, nameSwitch} from './colourMode';
import {hub, isReady, listenForHolding} from './hub';
import {all, parsed, root} from './page';
import {listenForPresses} from './presses';

const signs = ['keydown', 'pointerdown', 'pointermove', 'focusin', 'scroll'] as const;

/** A link that is about to be followed needs no React; focus that the keyboard moved does. */
const isOfLink = ({type, target}: Event) =>
  target instanceof Element &&
  (type === 'focusin' ? !target.matches(':focus-visible') : /down/.test(type) && target.closest('a[href]'));

function onSign(event: Event): void {
  if (!isReady() && !isOfLink(event)) hub.start();
}

/** Tells React of something that happened before it answered. */
const fire = (element: Element | null | undefined, type: string) =>
  element?.dispatchEvent(new Event(type, {bubbles: true}));

/** What the reader points at or has reached. */
function tell(): void {
  const hovered = all(':hover').at(-1);
  fire(hovered, 'mouseover');
  fire(hovered, 'pointerover');
  fire(document.activeElement, 'focusin');
}

/** The place was kept for this document (src/runtime/place.ts), which the loader puts back. */
function hasPlace(): boolean {
  try {
    return 'hub.place' in sessionStorage;
  } catch {
    return false;
  }
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
  if (!isReady() && location.pathname !== bare) location.reload();
});
listenForControls();
listenForPresses();
followMode();
hub.handovers.add(tell);
void parsed.then(() => {
  nameSwitch();
  restoreTabs();
  if (hasPlace()) hub.start();
  for (const part of all('[data-start]'))
    new IntersectionObserver(([seen]) => seen!.isIntersecting && hub.start()).observe(part);
});
addEventListener('load', fetchAhead);
