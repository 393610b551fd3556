/** What the reader presses before React answers: done here, or held until it does. */
import {takePress} from '../../../runtime/contract';
import {chooseTab} from '../../../runtime/tabs';
import {dismissAnnouncement} from './announcement';
import {switchMode} from './colourMode';
import {hub, isReady} from './hub';
import {all} from './page';

/** Milliseconds after which a press that nothing has answered is answered in words. */
const patience = 2000;

/** Answered by src/runtime, or by the browser itself. */
const free = '.navbar__toggle,.menu-close,[data-open-search],[popovertarget],dialog *';

function say(control: HTMLElement): void {
  if (hub.pressed === control) control.dataset.waiting = hub.state === 'failed' ? 'did not load' : 'loading…';
}

function hold(control: HTMLElement): void {
  hub.pressed = control;
  setTimeout(say, patience, control);
  hub.start();
}

function answer(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>('#__docusaurus button');
  if (isReady() || !control || control.matches(free)) return;
  event.stopPropagation();
  if (control.matches('[role=tab]')) chooseTab(control);
  else if (control.closest('.color-mode')) switchMode();
  else if (control.closest('.theme-announcement-bar')) dismissAnnouncement();
  else hold(control);
}

/** Listens before anything on the page can. */
export function listenForPresses(): void {
  addEventListener('click', answer, true);
  hub.handovers.add(() => {
    // Last: by then each component has said what it answers for.
    setTimeout(() => takePress(document.body));
    for (const control of all('[data-waiting]')) delete control.dataset.waiting;
  });
}
