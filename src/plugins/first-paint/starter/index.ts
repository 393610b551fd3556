/**
 * The only script of a page before the reader acts. It brings React at the first sign of intent, answers the colour
 * mode, the menu and the search until then, and has other taps wait. What shows nothing without React says so with
 * `data-start`, and starts it when it is in sight.
 */
import {showNotice} from '../../../runtime/notice';
import {restorePlace} from '../../../runtime/place';
import {followMode, nameSwitch} from './colourMode';
import {listen} from './replay';
import {all, fetchAhead, fire, parsed, root, start, whenReady} from './takeover';

const signs = ['keydown', 'pointerdown', 'pointermove', 'focusin', 'scroll'] as const;

/** A link that is about to be followed needs no React; focus that the keyboard moved does. */
const isOfLink = ({type, target}: Event) =>
  target instanceof Element &&
  (type === 'focusin' ? !target.matches(':focus-visible') : /down/.test(type) && target.closest('a[href]'));

function onSign(event: Event): void {
  if (!isOfLink(event)) start();
}

/** A remembered tab is not the one that the page was built with. */
const hasChoice = () => {
  try {
    return all('[role=tab]')[0] && /\.tab\./.test(String(Object.keys(localStorage)));
  } catch {
    // Nothing is stored.
  }
};

/** What the reader points at or has reached: React is told, as it was not there when that happened. */
function tell(): void {
  const hovered = all(':hover').at(-1);
  fire(hovered, 'mouseover');
  fire(hovered, 'pointerover');
  fire(document.activeElement, 'focusin');
}

// A page that is loaded again, or returned to, is shown where it was left (fold.ts).
if (!performance.navigation.type) root.dataset.fresh = '';
whenReady(tell);
for (const sign of signs) addEventListener(sign, onSign, {once: true, capture: true});
listen();
followMode();
void parsed.then(() => {
  if (restorePlace()) showNotice('updated');
  nameSwitch();
  for (const part of all('[data-start]'))
    new IntersectionObserver(([seen]) => seen!.isIntersecting && start()).observe(part);
  if (hasChoice()) start();
});
addEventListener('load', fetchAhead);
