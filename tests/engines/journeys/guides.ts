/** What the guides hold beside their text: pictures of screens in words, programs by system, and a form. */
import {it} from 'vitest';
import {signedEvent} from '../../support/scenes/signature';
import {isChosen, isOpen} from '../controls';
import {press} from '../human-input';
import {ask, until} from '../page';
import type {Tab} from '../port';
import {bySystem, guideWithForm, pictured} from '../scenes';
import {marks} from '../selectors';
import type {Journey} from './journey';

const verdictIs = (tab: Tab, words: string): Promise<boolean> =>
  ask(
    tab,
    (selector: string, expected: string) =>
      document.querySelector(selector)?.textContent?.startsWith(expected) ?? false,
    marks.verdict,
    words,
  );

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

  it('webhooks: a form in a guide checks a signature', () =>
    journey('signature', {}, async ({tab, random, site}) => {
      await tab.open(site + guideWithForm.path);
      await press(tab, random, marks.summary('Check a signature in this page'));
      for (const [label, value] of Object.entries(signedEvent(guideWithForm, Date.now()))) {
        await press(tab, random, marks.signatureField(label));
        await tab.type(value, 5);
      }
      await press(tab, random, marks.checkSignature);
      await until('it is valid', () => verdictIs(tab, 'The signature is valid.'));
      await press(tab, random, marks.signatureField('Secret'));
      await tab.type('x', 5);
      await press(tab, random, marks.checkSignature);
      await until('it is not valid', () => verdictIs(tab, 'The signature is not that of these values.'));
    }));
}
