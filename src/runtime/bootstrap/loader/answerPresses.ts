/** Handles presses before hydration; those that need React stay held for replay. */
import type {Hub} from '../hydration';
import {all} from '../../controls/all';
import {closeMenu, openMenu} from '../../controls/menu';
import {chooseTab} from '../../controls/tabs';
import {sayKept} from '../colourMode';
import {dismissAnnouncement} from './announcement';
import {openClipboard} from './clipboard';

type Answer = (control: HTMLElement) => void;

/** Handlers by selector of the pressed control or of an ancestor. */
const answers: Record<string, Answer> = {
  '[role=tab]': chooseTab,
  '.color-mode': sayKept,
  '.theme-announcement-bar': dismissAnnouncement,
  '.navbar__toggle': openMenu,
  '.menu-close': closeMenu,
};

/** Handles the held press, if that needs no React. */
function answer(hub: Hub): void {
  const control = hub.pressed as HTMLElement | undefined;
  // A button that may copy; one that does not leaves the clipboard as it was.
  if (control?.matches('.chip.needs-script, details .needs-script')) openClipboard(hub);
  const [, act] = Object.entries(answers).find(([selector]) => control?.closest(selector)) ?? [];
  if (!control || !act) return;
  hub.pressed = undefined;
  act(control);
}

/** Handles the press that the starter holds, and later ones. */
export function answerPresses(hub: Hub): void {
  hub.answer = () => answer(hub);
  hub.answer();
  hub.handovers.add(() => {
    // Components have adopted the state of their elements by then.
    setTimeout(() => {
      const control = hub.pressed as HTMLElement | undefined;
      hub.pressed = undefined;
      control?.click();
      hub.fillClipboard = undefined;
    });
    for (const control of all('[data-waiting]')) delete control.dataset.waiting;
  });
}
