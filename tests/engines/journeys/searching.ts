/** Search, from the first key to the page that was found. */
import {expect, it} from 'vitest';
import {typed} from '../controls';
import {press, pressFirst, shows} from '../human-input';
import {marks} from '../selectors';
import {ask, begin, until} from '../page';
import {slow} from '../relay';
import {wanted} from '../scenes';
import type {Tab} from '../port';
import {inFull, type Journey} from './journey';

const query = wanted.title.toLowerCase();

/** Milliseconds that a slow hand holds the button down: an answer takes a few of them. */
const slowPress = 1_000;

const focused = (tab: Tab) => until('the search has the focus', async () => (await typed(tab)) !== undefined);

async function expectResults(tab: Tab, text: string): Promise<void> {
  await shows(tab, marks.hit);
  expect(await typed(tab)).toBe(text);
}

/** Results of the first letters show before those of the whole query. */
const firstHitIsPage = (tab: Tab) =>
  until('the first hit is the page', () =>
    ask(
      tab,
      (hit: string, title: string) => Boolean(document.querySelector(hit)?.textContent?.includes(title)),
      marks.hit.selector,
      wanted.title,
    ),
  );

const pageIsThere = (tab: Tab) =>
  until('its page is there', () =>
    ask(tab, (title: string) => document.querySelector('h1')?.textContent === title, wanted.title),
  );

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

  it('search: a hit is followed, its words are marked, and Back leads to the list', () =>
    journey('hit', {}, async ({tab, random, site}) => {
      await tab.open(`${site}/docs/intro`);
      await press(tab, random, marks.searchButton);
      await focused(tab);
      await tab.type(query, 20);
      await expectResults(tab, query);
      await firstHitIsPage(tab);
      await press(tab, random, marks.hit);
      await pageIsThere(tab);
      await until('the search is closed', async () => (await typed(tab)) === undefined);
      await until('its words are marked, where the browser can (Firefox from 140)', () =>
        ask(tab, (bar: string) => Boolean(document.querySelector(bar)) === 'highlights' in CSS, marks.found),
      );
      await tab.back();
      await until('Back has the list open again', async () => (await typed(tab)) === query);
      await shows(tab, marks.hit);
    }));

  it('search: a hit is followed by a slow hand, though an answer comes meanwhile', () =>
    journey('slow press', {}, async ({tab, random, site}) => {
      await tab.open(`${site}/docs/intro`);
      await press(tab, random, marks.searchButton);
      await focused(tab);
      await tab.type(query, 20);
      await expectResults(tab, query);
      await firstHitIsPage(tab);
      // The reader's other hand: a letter less, once the button is down.
      await begin(
        tab,
        (hit: string, selector: string) =>
          document.querySelector(hit)?.addEventListener('mousedown', () => {
            const field = document.querySelector<HTMLInputElement>(selector);
            if (!field) return;
            field.value = field.value.slice(0, -1);
            field.dispatchEvent(new Event('input', {bubbles: true}));
          }),
        marks.hit.selector,
        marks.searchField.selector,
      );
      await press(tab, random, marks.hit, 0, slowPress);
      await pageIsThere(tab);
    }));
}
