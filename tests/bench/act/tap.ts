/** The first tap of a reader who does not wait: at the first paint of a page. */
import type {CDPSession, Page} from '@playwright/test';
import {desktop, fresh, mobile, quiet, type Setting} from '../browse/browser';
import type {Act} from '../browse/inside/acts';
import type {Visit} from '../browse/sites';
import {measuredPage} from '../corpus';

export type Tap = {
  /** Milliseconds from the tap to the frame that shows its effect; undefined when it was lost. */
  took?: number;
  isLost: boolean;
  /** Milliseconds from the beginning of the navigation to the first paint, when the reader taps. */
  painted: number;
};

type Spot = {x: number; y: number};

/** A tap without an effect until then is lost. */
const patience = 10_000;

export const wide = {...desktop, hasTouch: true};

const firstPaint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0";

/** Where a control is, by site and selector: a reader taps where it shows, before the page could be asked. */
const spots = new Map<string, Spot>();

type Plan = {act: Act; selector: string; device: Setting['device']; content: string};

async function tapAt(client: CDPSession, {x, y}: Spot): Promise<void> {
  await client.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
  await client.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
}

/** Waits until the page has changed. */
export async function tookOf(page: Page, limit = patience): Promise<number | undefined> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    // The page may be on its way to another document.
    const took = await page.evaluate<number | undefined>('took()').catch(() => undefined);
    if (took !== undefined) return took;
    // Between two questions; the page itself keeps the time.
    await page.waitForTimeout(50);
  }
  return undefined;
}

function painted(client: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    client.on('Page.lifecycleEvent', ({name}) => {
      if (name === 'firstContentfulPaint') resolve();
    });
  });
}

/**
 * Finds a control in a page that has come to rest, and sees that a tap on it does something there.
 *
 * @throws Error when it is not there, or the bench does not see what it does
 */
async function spotIn({browser, peer}: Visit, url: string, plan: Plan): Promise<Spot> {
  const {act, selector, device, content} = plan;
  return fresh(browser, {device}, content, async (page, client) => {
    await page.goto(url);
    await quiet(page);
    const spot = await page.evaluate<Spot | null>(`spotOf(${JSON.stringify(selector)})`);
    if (!spot) throw new Error(`${peer.name} shows no ${act.kind}: nothing visible is ${selector}.`);
    await tapAt(client, spot);
    if ((await tookOf(page)) === undefined)
      throw new Error(`${peer.name}: a tap on ${selector} does nothing, or the bench does not see it.`);
    return spot;
  });
}

/** @param selector of the control */
export async function firstTap(visit: Visit, act: Act, selector: string, script: string): Promise<Tap> {
  const {browser, server, corpus} = visit;
  const url = server.url + measuredPage(corpus).path;
  const device = act.kind === 'theme' ? wide : mobile;
  const content = `window.act = ${JSON.stringify(act)};\n${script}`;
  const place = `${url} ${selector}`;
  const spot = spots.get(place) ?? (await spotIn(visit, url, {act, selector, device, content}));
  spots.set(place, spot);
  return fresh(browser, {device, isSlowLine: true, isSlowProcessor: true}, content, async (page, client) => {
    await client.send('Page.enable');
    await client.send('Page.setLifecycleEventsEnabled', {enabled: true});
    // The empty page has its first paint too.
    await page.goto(url, {waitUntil: 'commit'});
    await painted(client);
    await tapAt(client, spot);
    const took = await tookOf(page);
    return {took, isLost: took === undefined, painted: await page.evaluate<number>(firstPaint)};
  });
}
