/** An operation's page as it is read: its trees of fields, its responses and their samples. */
import {expect, it} from 'vitest';
import {press} from '../human-input';
import {ask, until} from '../page';
import type {Tab} from '../port';
import {hiddenField, operation, operationWithTree, responses} from '../scenes';
import {marks} from '../selectors';
import type {Journey} from './journey';

/** How many places of the trees are open, of how many. */
const places = (tab: Tab): Promise<{open: number; all: number}> =>
  ask(
    tab,
    (selector: string) => {
      const all = [...document.querySelectorAll<HTMLDetailsElement>(selector)];
      return {open: all.filter(({open}) => open).length, all: all.length};
    },
    marks.tree,
  );

const sampleOf = (tab: Tab): Promise<string> =>
  ask(
    tab,
    (selector: string) => document.querySelector<HTMLOptionElement>(`${selector} option:checked`)?.text ?? '',
    marks.responseSample,
  );

export function reference(journey: Journey): void {
  it('fields: all places open and close at a press', () =>
    journey('fields', {}, async ({tab, random, site}) => {
      await tab.open(site + operationWithTree.path);
      await press(tab, random, marks.expandAll);
      await until('all places are open', async () => {
        const {open, all} = await places(tab);
        return all > 0 && open === all;
      });
      await press(tab, random, marks.collapseAll);
      await until('all places are closed', async () => (await places(tab)).open === 0);
    }));

  it('fields: a search finds a closed one, and gives the page back', () =>
    journey('field search', {}, async ({tab, random, site}) => {
      await tab.open(site + operationWithTree.path);
      const before = await places(tab);
      await press(tab, random, marks.findField);
      await tab.type(hiddenField, 60);
      await until('it is told and shows', () =>
        ask(
          tab,
          (status: string, field: string, name: string) => {
            const told = document.querySelector(status)?.textContent ?? '';
            const shown = [...document.querySelectorAll(field)].filter((each) => each.checkVisibility());
            return (
              /field/.test(told) && shown.some((each) => each.querySelector('code')?.textContent === name)
            );
          },
          marks.fieldsFound,
          marks.field,
          hiddenField,
        ),
      );
      expect((await places(tab)).open).toBeGreaterThan(before.open);
      for (let left = hiddenField.length; left > 0; left -= 1) await tab.key('Backspace');
      await until('the page is as before', async () => (await places(tab)).open === before.open);
    }));

  it('responses: the one that is opened shows its sample, and back', () =>
    journey('responses', {}, async ({tab, random, site}) => {
      const {status, index} = responses.closed;
      await tab.open(site + operation.path);
      await press(tab, random, marks.responseInList(status));
      await until('its sample shows', async () => (await sampleOf(tab)).startsWith(status));
      await press(tab, random, marks.responseInList(status));
      // The list of a native chooser is the browser's; what a choice tells the page is the same.
      for (const chosen of [0, index])
        await ask(
          tab,
          (selector: string, to: number) => {
            const chooser = document.querySelector<HTMLSelectElement>(selector)!;
            chooser.selectedIndex = to;
            chooser.dispatchEvent(new Event('change', {bubbles: true}));
          },
          marks.responseSample,
          chosen,
        );
      await until('the response of the chosen sample is open', () =>
        ask(
          tab,
          (selector: string) => document.querySelector<HTMLDetailsElement>(selector)?.open === true,
          marks.responseDetails(status),
        ),
      );
    }));
}
