/** What the guides hold beside their text: pictures of screens in words and programs by system. */
import {it} from 'vitest';
import {isChosen, isOpen} from '../controls';
import {press} from '../human-input';
import {until} from '../page';
import {bySystem, pictured} from '../scenes';
import {marks} from '../selectors';
import type {Journey} from './journey';

export function guides(journey: Journey): void {
  it('screens: the words of a picture open at a press', () =>
    journey('screen', {}, async ({tab, random, site}) => {
      const words = marks.summary('This screen in words');
      await tab.open(site + pictured.path);
      await press(tab, random, words);
      await until('the words are open', () => isOpen(tab, words));
    }));

  it('programs: the system that is chosen is chosen on other pages too', () =>
    journey('systems', {}, async ({tab, random, site}) => {
      const windows = marks.tab('Windows');
      const [first, other] = bySystem;
      await tab.open(site + first!.path);
      await press(tab, random, windows);
      await until('the program for Windows shows', () => isChosen(tab, windows));
      await tab.open(site + other!.path);
      await until('it shows on another page', () => isChosen(tab, windows));
    }));
}
