/** A reader's hand: it looks where something is, travels there, and presses for as long as people do. */
import {setTimeout as pause} from 'node:timers/promises';
import type {Random} from '../bench/random';
import type {Mark} from './selectors';
import {ask, until} from './page';
import type {Point, Tab} from './port';

/** Milliseconds that the button is down when somebody clicks. */
const down = 90;
/** Milliseconds that the pointer travels to what is pressed first, while the page is young. */
const firstTravel = {least: 100, most: 700};
/** The same later, when its time changes nothing: a person is slower, and finds the page in the same state. */
const travel = {least: 60, most: 200};
/** Milliseconds for which something stays where it is, and uncovered, before the reader aims at it. */
const look = 100;
/** Milliseconds between two events of a moving pointer, at most. */
const step = 16;
/** Milliseconds after the page has come in which the first press falls. */
const firstPress = 3_000;

/** In the page: where a mark is in sight; it is scrolled to when it is not. */
function placeOf({selector, text}: Mark): Point | null {
  const shown = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length && (!text || element.textContent?.trim() === text),
  );
  if (!shown) return null;
  const boxOf = () => shown.getClientRects()[0] as DOMRect;
  const isInside = ({top, bottom}: DOMRect) => top > 70 && bottom < innerHeight - 10;
  // What belongs to the top bar is in sight always.
  if (!shown.closest('.navbar') && !isInside(boxOf()))
    shown.scrollIntoView({block: 'center', behavior: 'instant'});
  const {x, y, width, height} = boxOf();
  return {x: x + width / 2, y: y + height / 2};
}

/** In the page: whether what is at a place belongs to a mark. */
function isUncovered({selector}: Mark, {x, y}: Point): boolean {
  const top = document.elementFromPoint(x, y);
  return [...document.querySelectorAll(selector)].some((element) => element.contains(top));
}

const isInSight = (tab: Tab, mark: Mark): Promise<boolean> =>
  ask(
    tab,
    ({selector, text}: Mark) =>
      [...document.querySelectorAll(selector)].some(
        (element) => element.getClientRects().length && (!text || element.textContent?.trim() === text),
      ),
    mark,
  );

/** Waits until a mark shows. */
export const shows = (tab: Tab, mark: Mark): Promise<void> =>
  until(`${mark.selector} ${mark.text ?? ''} shows`, () => isInSight(tab, mark));

async function travelTo(tab: Tab, random: Random, to: Point, time: number): Promise<void> {
  // It comes from somewhere between the place and the corner, where every viewport has room.
  const from = {x: 1 + (to.x - 1) * random.next(), y: 1 + (to.y - 1) * random.next()};
  const start = Date.now();
  for (let part = 0; part < 1; part = (Date.now() - start) / time) {
    await tab.move({x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part});
    await pause(step);
  }
}

/** Waits until a mark has stayed in its place, and nothing lies over it: what slides is not pressed on its way. */
async function rests(tab: Tab, mark: Mark): Promise<void> {
  let before: Point | null = null;
  let since = Date.now();
  await until(`${mark.selector} ${mark.text ?? ''} rests`, async () => {
    const place = await ask(tab, placeOf, mark);
    if (place?.x !== before?.x || place?.y !== before?.y) since = Date.now();
    before = place;
    return place !== null && Date.now() - since >= look && (await ask(tab, isUncovered, mark, place));
  });
}

/**
 * Presses what a mark names: aims once, travels, presses.
 *
 * @param moment milliseconds to wait before the button goes down, the way of the pointer included; without it, the
 *   reader waits until what is to be pressed rests
 * @param held milliseconds that the button is down
 * @returns the place that was pressed
 */
export async function press(tab: Tab, random: Random, mark: Mark, moment = 0, held = down): Promise<Point> {
  // What is not in the page as it comes is there once the reader's hand is on the mouse.
  if (!(await isInSight(tab, mark).catch(() => true))) await tab.move({x: 2, y: 2});
  await shows(tab, mark);
  const {least, most} = moment ? firstTravel : travel;
  const time = least + random.below(most - least);
  const arrived = Date.now();
  // The reader finds the place first, which may need scrolling.
  await ask(tab, placeOf, mark);
  await pause(Math.max(0, moment - time - (Date.now() - arrived)));
  if (!moment) await rests(tab, mark);
  const place = await ask(tab, placeOf, mark);
  if (!place) throw new Error(`${mark.selector} ${mark.text ?? ''} went before it was pressed`);
  await travelTo(tab, random, place, time);
  await tab.press(place, held);
  return place;
}

/** Rests the pointer on what a mark names. */
export async function pointAt(tab: Tab, random: Random, mark: Mark): Promise<void> {
  await shows(tab, mark);
  await ask(tab, placeOf, mark);
  await rests(tab, mark);
  const place = await ask(tab, placeOf, mark);
  if (!place) throw new Error(`${mark.selector} ${mark.text ?? ''} went before the pointer came`);
  await travelTo(tab, random, place, travel.most);
  await tab.move(place);
}

/** Presses at a random moment after the page has come. */
export const pressFirst = (tab: Tab, random: Random, mark: Mark): Promise<Point> =>
  press(tab, random, mark, random.below(firstPress));
