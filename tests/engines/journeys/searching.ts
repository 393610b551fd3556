/** Search, from the first key to the page that was found. */
import {expect, it} from 'vitest';
import {typed} from '../controls';
import {press, pressFirst, shows} from '../human-input';
import {marks} from '../selectors';
import {ask, hydrated, until} from '../page';
import {slow} from '../relay';
import {wanted} from '../scenes';
import type {Tab} from '../port';
import {inFull, type Journey} from './journey';

const query = wanted.title.toLowerCase();

const focused = (tab: Tab) => until('the search has the focus', async () => (await typed(tab)) !== undefined);

/** A query is on its way through React, or through the starter, until results show. */
async function expectResults(tab: Tab, text: string): Promise<void> {
  await hydrated(tab);
  await shows(tab, marks.hit);
  expect(await typed(tab)).toBe(text);
}

export function searching(journey: Journey): void {
  for (const interval of [0, 40, 90, 150])
    (interval === 40 || interval === 150 ? inFull() : it)(
      `search: a key every ${interval} ms arrives in order`,
      () =>
        journey(`typing ${interval}`, {line: slow}, async ({tab, random, site}) => {
          await tab.open(`${site}/docs/intro`);
          await pressFirst(tab, random, marks.searchButton);
          await focused(tab);
          await tab.type(query, interval);
          await expectResults(tab, query);
        }),
    );

  it('search: / as the first act opens it, and it answers', () =>
    journey('slash', {line: slow}, async ({tab, site}) => {
      await tab.open(`${site}/docs/intro`);
      await tab.type('/', 0);
      await focused(tab);
      await tab.type(query, 90);
      await expectResults(tab, query);
    }));

  it('search: a hit is followed', () =>
    journey('hit', {}, async ({tab, random, site}) => {
      await tab.open(`${site}/docs/intro`);
      await press(tab, random, marks.searchButton);
      await focused(tab);
      await tab.type(query, 20);
      await expectResults(tab, query);
      // Results of the first letters show before those of the whole query.
      await until('the first hit is the page', () =>
        ask(
          tab,
          (hit: string, title: string) => Boolean(document.querySelector(hit)?.textContent?.includes(title)),
          marks.hit.selector,
          wanted.title,
        ),
      );
      await press(tab, random, marks.hit);
      await until('its page is there', () =>
        ask(tab, (title: string) => document.querySelector('h1')?.textContent === title, wanted.title),
      );
      await until('the search is closed', async () => (await typed(tab)) === undefined);
    }));
}
