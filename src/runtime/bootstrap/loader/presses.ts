/** What the reader presses before React answers: done here, or left to React. */
import {takePress, type Hub} from '../hydration';
import {closeMenu, openMenu} from '../../controls/menu';
import {chooseTab} from '../../controls/tabs';
import {sayKept} from '../colourMode';
import {all} from '../document';
import {dismissAnnouncement} from './announcement';

type Answer = (control: HTMLElement) => void;

/** By the selector of a control, or of what holds it. */
const answers: Record<string, Answer> = {
  '[role=tab]': chooseTab,
  '.color-mode': sayKept,
  '.theme-announcement-bar': dismissAnnouncement,
  '.navbar__toggle': openMenu,
  '.menu-close': closeMenu,
};

/** Answers the held press, if that needs no React. */
function answer(hub: Hub): void {
  const control = hub.pressed as HTMLElement | undefined;
  const [, act] = Object.entries(answers).find(([selector]) => control?.closest(selector)) ?? [];
  if (!control || !act) return;
  hub.pressed = undefined;
  act(control);
}

/** Answers the press that came before, and those that follow. */
export function answerPresses(hub: Hub): void {
  hub.answer = () => answer(hub);
  hub.answer();
  hub.handovers.add(() => {
    // Last: by then each component has said what it answers for.
    setTimeout(() => takePress(document.body));
    for (const control of all('[data-waiting]')) delete control.dataset.waiting;
  });
}
