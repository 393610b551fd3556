/** A reader in one engine: the browser, the site behind a relay, a hand, and what the reader looks for. */
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {ask, hydrated, until} from './page';
import type {Engine, Point, Tab} from './port';
import {startRelay, type Relay} from './relay';
import {serveBuild} from './site';

/** `site` is the origin of the site. */
export type Reader = Pick<Relay, 'connect' | 'hold'> & {tab: Tab; site: string};

export type Seat = {
  /**
   * Seats a reader who was never here, has them act, and expects a quiet console.
   *
   * @param name of what the reader does, for the picture of a page on which something failed
   * @param allowed what the browser itself writes to the console meanwhile
   */
  journey: (
    name: string,
    act: (reader: Reader) => Promise<void>,
    options?: {width?: number; allowed?: RegExp},
  ) => Promise<void>;
  close: () => Promise<void>;
};

const folder = 'test-results/engines';

/** Opens a browser before the site. */
export async function open(engine: Engine): Promise<Seat> {
  const {site, close} = await serveBuild();
  const relay = await startRelay(site, engine.head);
  const stop = async () => {
    await relay.close();
    close();
  };
  const browser = await engine.launch().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    journey: async (name, act, {width = 1440, allowed} = {}) => {
      const tab = await browser.fresh();
      relay.connect(true);
      await tab.resize(width, width < 997 ? 844 : 900);
      try {
        await act({tab, site: relay.url, connect: relay.connect, hold: relay.hold});
        const errors = await tab.errors();
        expect(
          errors.filter((error) => !allowed?.test(error)),
          'errors in the console',
        ).toEqual([]);
      } catch (error) {
        mkdirSync(folder, {recursive: true});
        await tab.screenshot(path.join(folder, `${engine.name}-${name}.png`)).catch(() => undefined);
        throw error;
      }
    },
    close: async () => {
      await browser.close();
      await stop();
    },
  };
}

/** An element that shows: the first that matches, or the first with these words. */
export type Mark = {selector: string; text?: string};

/** Milliseconds that the button is down when somebody clicks. */
const down = 90;

/** In the page: where a mark is, scrolled to when it is out of sight, and whether nothing lies over it. */
function placeOf({selector, text}: Mark): (Point & {isUncovered: boolean}) | null {
  const shown = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length && (!text || element.textContent?.trim() === text),
  );
  if (!shown) return null;
  const boxOf = () => shown.getClientRects()[0]!;
  const {top, bottom} = boxOf();
  // What belongs to the top bar is in sight always.
  if (!shown.closest('.navbar') && (top < 70 || bottom > innerHeight - 10))
    shown.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = boxOf();
  const point = {x: x + width / 2, y: y + height / 2};
  return {...point, isUncovered: shown.contains(document.elementFromPoint(point.x, point.y))};
}

/** Waits until a mark shows. */
export const shows = (tab: Tab, mark: Mark): Promise<void> =>
  until(`${mark.selector} ${mark.text ?? ''} shows`, async () => (await ask(tab, placeOf, mark)) !== null);

/** Presses what a mark names, once it has stayed in its place and nothing lies over it. */
export async function press(tab: Tab, mark: Mark): Promise<void> {
  let place: Point | null = null;
  await until(`${mark.selector} ${mark.text ?? ''} rests`, async () => {
    const before: Point | null = place;
    const next = await ask(tab, placeOf, mark);
    place = next;
    return next !== null && next.isUncovered && next.x === before?.x && next.y === before.y;
  });
  await tab.move(place!);
  await tab.press(place!, down);
}

/** Waits until the page with a title is there. */
export const titled = (tab: Tab, text: string) =>
  until(`the heading is ${text}`, () =>
    ask(tab, (expected: string) => document.querySelector('h1')?.textContent?.trim() === expected, text),
  );

/** Waits until an element is there. */
export const has = (tab: Tab, selector: string) =>
  until(`there is ${selector}`, () =>
    ask(tab, (one: string) => document.querySelector(one) !== null, selector),
  );

/** Waits until none of these elements shows. */
export const hasNone = (tab: Tab, selector: string) =>
  until(`there is no ${selector}`, () =>
    ask(
      tab,
      (one: string) => ![...document.querySelectorAll(one)].some((each) => each.checkVisibility()),
      selector,
    ),
  );

/** Waits until an element has these words. */
export const says = (tab: Tab, selector: string, words: string) =>
  until(`${selector} says ${words}`, () =>
    ask(
      tab,
      (one: string, text: string) => document.querySelector(one)?.textContent?.includes(text) === true,
      selector,
      words,
    ),
  );

/** Whether the focus is on what a mark names, or in it. */
export const isOn = (tab: Tab, {selector, text}: Mark) =>
  ask(
    tab,
    (one: string, words: string | null) => {
      const element = document.activeElement?.closest(one);
      return Boolean(element) && (!words || element?.textContent?.trim() === words);
    },
    selector,
    text ?? null,
  );

/** Waits until the search field has the focus and this text. */
export const typed = (tab: Tab, text: string) =>
  until(`the search has the focus, with "${text}"`, () =>
    ask(
      tab,
      (words: string) => {
        const field = document.activeElement;
        return (
          field instanceof HTMLInputElement && field.matches('dialog[open] input') && field.value === words
        );
      },
      text,
    ),
  );

/** Presses Tab until the focus is on what a mark names. */
export async function tabTo(tab: Tab, mark: Mark): Promise<void> {
  await shows(tab, mark);
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await isOn(tab, mark)) return;
    await tab.key('Tab');
  }
  throw new Error(`60 Tabs do not lead to ${mark.selector} ${mark.text ?? ''}`);
}

/** Moves the pointer, which starts React, and waits for it. */
export async function start(tab: Tab): Promise<void> {
  await tab.move({x: 2, y: 300});
  await tab.move({x: 4, y: 302});
  await hydrated(tab);
}
