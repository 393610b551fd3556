/**
 * The only script of a page before the reader acts. It brings React at the first sign of intent, answers the colour
 * mode, the menu and the search until then, and has other taps wait. A page that needs React to show anything says so
 * with `data-start`.
 */
import {followMode} from './colourMode';
import {listen} from './replay';
import {root, start} from './takeover';

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'] as const;

/** A link that is about to be followed needs no React; focus that the keyboard moved does. */
const isOfLink = ({type, target}: Event) =>
  target instanceof Element &&
  (type === 'focusin' ? !target.matches(':focus-visible') : /down|start/.test(type) && !!target.closest('a[href]'));

function onSign(event: Event): void {
  if (isOfLink(event)) return;
  for (const sign of signs) removeEventListener(sign, onSign, true);
  start();
}

type Connection = {saveData?: boolean; effectiveType?: string};

/** Fetches what React needs when nothing else is to do; not on a poor connection. */
function fetchAhead(): void {
  const {saveData, effectiveType = ''} = (navigator as {connection?: Connection}).connection ?? {};
  if (saveData || effectiveType.includes('2g')) return;
  for (const href of [...SHEETS, ...SCRIPTS])
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
}

/** A remembered tab is not the one that the page was built with. */
const hasChoice = () => {
  try {
    return document.querySelector('[role=tablist]') && /docusaurus\.tab\./.test(Object.keys(localStorage).join());
  } catch {
    return false;
  }
};

for (const sign of signs) addEventListener(sign, onSign, {capture: true, passive: true});
listen();
followMode();
addEventListener('DOMContentLoaded', () => {
  if (document.querySelector('[data-start]') || hasChoice()) start();
});
addEventListener('load', () => {
  if (root.dataset.hasHydrated !== 'true') (window.requestIdleCallback ?? setTimeout)(fetchAhead);
});
