/** Holds presses of buttons until the loader or React handles them. */
import {showMenu} from '../../controls/menu';
import {switchMode} from '../colourMode';
import {hub} from './hub';

/** Controls that src/runtime/controls/search.ts or the browser itself handles. */
const notHeld = '[popovertarget],[data-open-search],.DocSearch *';

function say(control: HTMLElement): void {
  if (hub.pressed === control) control.dataset.waiting = hub.state === 'failed' ? 'did not load' : 'loading…';
}

/** Must be called before any other script listens to `click`. */
export function holdPresses(): void {
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(
        '#__docusaurus :is(button,[role=button])',
      );
      if (hub.state === 'ready' || !control || control.matches(notHeld)) return;
      event.stopImmediatePropagation();
      // A dropdown of the navbar is a link to nowhere.
      event.preventDefault();
      // Visible effects are immediate; the loader completes them.
      if (control.matches('.color-mode *')) switchMode();
      if (control.matches('.navbar__toggle')) showMenu();
      hub.pressed = control;
      hub.start();
      hub.answer?.();
      const feedbackAfter = 2000;
      setTimeout(say, feedbackAfter, control);
    },
    true,
  );
}
