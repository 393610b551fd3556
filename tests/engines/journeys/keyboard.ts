/** A reader without a mouse: each thing is reached, done and left, and the focus is never lost. */
import {expect, it} from 'vitest';
import {isChosen, isOpen, isShown, typed} from '../controls';
import {shows} from '../human-input';
import {marks, type Mark} from '../selectors';
import {ask, hydrated, until} from '../page';
import type {Tab} from '../port';
import {slow} from '../relay';
import {closedSection, long, tabbed, tabs, wanted} from '../scenes';
import {inFull, type Journey} from './journey';

/** How many Tabs a reader may need to come through bar and sidebar. */
const mostTabs = 60;

/** Whether the focus is on what a mark names, or in it. */
const isOn = (tab: Tab, mark: Mark): Promise<boolean> =>
  ask(
    tab,
    ({selector, text}: Mark) => {
      const element = document.activeElement?.closest(selector);
      return Boolean(element) && (!text || element?.textContent?.trim() === text);
    },
    mark,
  );

/** Presses Tab until the focus is on what a mark names. */
async function tabTo(tab: Tab, mark: Mark): Promise<void> {
  await shows(tab, mark);
  for (let pressed = 0; pressed < mostTabs; pressed += 1) {
    if (await isOn(tab, mark)) return;
    await tab.key('Tab');
  }
  throw new Error(`${mostTabs} Tabs do not lead to ${mark.selector} ${mark.text ?? ''}`);
}

/** React has taken over, and the focus is still where it was. */
async function staysOn(tab: Tab, mark: Mark): Promise<void> {
  await hydrated(tab);
  expect(await isOn(tab, mark), `the focus is on ${mark.selector} ${mark.text ?? ''}`).toBe(true);
}

/** Opens the search by its key, and closes it. */
async function opensAndCloses(tab: Tab): Promise<void> {
  await tab.type('/', 0);
  await until('the search has the focus', async () => (await typed(tab)) !== undefined);
  await tab.key('Escape');
}

export function keyboard(journey: Journey): void {
  it('keyboard: Enter opens a section, and the focus stays on it', () =>
    journey('keyboard section', {line: slow}, async ({tab, site}) => {
      const section = marks.section(closedSection);
      await tab.open(site + long.path);
      await tabTo(tab, section);
      await tab.key('Enter');
      await until('the section is open', () => isOpen(tab, section));
      await staysOn(tab, section);
      expect(await isOpen(tab, section)).toBe(true);
    }));

  inFull()('keyboard: the skip link leads past bar and sidebar', () =>
    journey('keyboard skip', {line: slow}, async ({tab, site}) => {
      await tab.open(site + long.path);
      await tabTo(tab, marks.skipLink);
      await tab.key('Enter');
      await tab.key('Tab');
      await until('the focus is in the page', () => isOn(tab, marks.main));
    }),
  );

  inFull()('keyboard: Enter changes the colour mode, and the focus stays on the switch', () =>
    journey('keyboard colour mode', {line: slow}, async ({tab, site}) => {
      await tab.open(`${site}/docs/intro`);
      await tabTo(tab, marks.colourMode);
      await tab.key('Enter');
      await until('the mode is light', () =>
        ask(tab, () => document.documentElement.dataset.themeChoice === 'light'),
      );
      await staysOn(tab, marks.colourMode);
    }),
  );

  it('keyboard: arrows go through the tabs, Enter chooses one', () =>
    journey('keyboard tabs', {line: slow}, async ({tab, site}) => {
      const [first, ...others] = tabs.slice(0, 3).map(marks.tab);
      await tab.open(site + tabbed.path);
      await tabTo(tab, marks.skipLink);
      await tab.key('Enter');
      await tabTo(tab, first!);
      for (const name of others) {
        await until(`arrows lead to ${name.text}`, async () => {
          await tab.key('ArrowRight');
          return isOn(tab, name);
        });
        await tab.key('Enter');
        await until(`${name.text} is chosen`, () => isChosen(tab, name));
      }
      await staysOn(tab, others.at(-1)!);
    }));

  it('keyboard: the menu takes the focus, and Escape gives it back', () =>
    journey('keyboard menu', {width: 390, line: slow}, async ({tab, site}) => {
      const open = {selector: marks.menu};
      await tab.open(site + long.path);
      await tabTo(tab, marks.menuButton);
      await tab.key('Enter');
      await until('the focus is in the menu', () => isOn(tab, open));
      await hydrated(tab);
      for (let pressed = 0; pressed < 3; pressed += 1) {
        await tab.key('Tab');
        expect(await isOn(tab, open), 'the focus is in the menu').toBe(true);
      }
      await tab.key('Escape');
      await until('the focus is on the button', () => isOn(tab, marks.menuButton));
      expect(await isShown(tab, open)).toBe(false);
    }));

  it('keyboard: a hit is followed, and Escape closes the search, which gives the focus back', () =>
    journey('keyboard search', {line: slow}, async ({tab, site}) => {
      await tab.open(`${site}/docs/intro`);
      await tab.type('/', 0);
      await until('the search has the focus', async () => (await typed(tab)) !== undefined);
      await tab.type(wanted.title.toLowerCase(), 90);
      await shows(tab, marks.hit);
      await tab.key('Enter');
      await until('the page of the hit is there', () =>
        ask(tab, (title: string) => document.querySelector('h1')?.textContent === title, wanted.title),
      );
      await tab.key('Tab');
      await until('something has the focus', () =>
        ask(tab, () => {
          const element = document.activeElement;
          if (!element || element === document.body) return false;
          element.setAttribute('data-here', '');
          return true;
        }),
      );
      await opensAndCloses(tab);
      await until('the focus is where it was', () => isOn(tab, {selector: '[data-here]'}));
    }));
}
