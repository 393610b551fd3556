/** What the reader presses before anything answers: held until the loader does, or React. */
import {showMenu} from '../../controls/menu';
import {switchMode} from '../colourMode';
import {hub} from './hub';

/** Milliseconds after which a press that nothing has answered is answered in words. */
const patience = 2000;

/** Answered by src/runtime/controls/search.ts, or by the browser itself. */
const free = '[data-open-search],[popovertarget],dialog *';

function say(control: HTMLElement): void {
  if (hub.pressed === control) control.dataset.waiting = hub.state === 'failed' ? 'did not load' : 'loading…';
}

/** Listens before anything on the page can. */
export function holdPresses(): void {
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>('#__docusaurus button');
      if (hub.state === 'ready' || !control || control.matches(free)) return;
      event.stopImmediatePropagation();
      // A tap shows what it does at once; the loader does the rest.
      if (control.matches('.color-mode *')) switchMode();
      if (control.matches('.navbar__toggle')) showMenu();
      hub.pressed = control;
      hub.start();
      hub.answer?.();
      setTimeout(say, patience, control);
    },
    true,
  );
}
