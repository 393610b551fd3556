/** Whether hostile input did anything in a page: ran, crashed it, or leads out of the site. */
import type {JSHandle, Page} from '@playwright/test';
import {elsewhere} from '../support/hostile/payloads';
import {expect} from './fixtures';

declare global {
  interface Window {
    ran: number;
    hostile: () => void;
  }
}

/** To be called before a page is opened: it counts what runs. */
export async function countRuns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.ran = 0;
    window.hostile = () => {
      window.ran += 1;
    };
    for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'] as const)
      Object.defineProperty(window, name, {value: window.hostile, writable: true});
  });
}

/**
 * Acts with each value, and waits until what that has started is drawn.
 *
 * @param act is called in the page
 */
export async function forEachIn<Value>(
  page: Page,
  values: readonly Value[],
  act: (value: Value) => void,
): Promise<void> {
  // Evaluated from outside: the policy of a page may forbid it to make functions of texts.
  const call: JSHandle = await page.evaluateHandle(`(${String(act)})`);
  await page.evaluate(
    async ([all, run]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isPending = () => document.querySelector('.DocSearch-Progress, [aria-busy=true]') !== null;
      for (const value of all as unknown[]) {
        (run as (value: unknown) => void)(value);
        await frame();
        await frame();
        while (isPending()) await frame();
      }
    },
    [values, call] as [unknown, unknown],
  );
  await call.dispose();
}

/** Elements that would run something, or lead or ask out of the site, each as a line. */
const dangers = (page: Page): Promise<string[]> =>
  page.evaluate((host) => {
    const found: string[] = [];
    const names = [
      'href',
      'src',
      'action',
      'formaction',
      'data',
      'srcdoc',
      'xlink:href',
      'content',
      'poster',
    ];
    for (const element of document.querySelectorAll('*'))
      for (const {name, value} of element.attributes) {
        const text = value.replace(/[\0-\x20]/g, '').toLowerCase();
        const leadsOut = () => {
          try {
            return new URL(value, document.baseURI).host.endsWith(host);
          } catch {
            return false;
          }
        };
        const isAddress = names.includes(name) && (name !== 'content' || element.matches('[http-equiv]'));
        if (
          name.startsWith('on') ||
          (isAddress && (/^(javascript|vbscript|data:text)/.test(text) || leadsOut()))
        )
          found.push(element.outerHTML.slice(0, 200));
      }
    return found;
  }, elsewhere);

/**
 * @param about the seed and the case, for whoever repeats a failure
 * @throws Error when the page ran something, crashed, or holds what would
 */
export async function expectUnharmed(page: Page, origin: string, about: string): Promise<void> {
  const state = await page.evaluate(() => ({
    ran: window.ran,
    origin: location.origin,
    isStarted: document.documentElement.dataset.hasHydrated,
    hasCrashed: document.body.innerText.includes('This page crashed.'),
    frames: document.querySelectorAll('iframe, object, embed').length,
    polluted: [...Object.keys(Object.prototype), ...Object.keys(Array.prototype)],
  }));
  expect(state, about).toEqual({
    ran: 0,
    origin,
    isStarted: 'true',
    hasCrashed: false,
    frames: 0,
    polluted: [],
  });
  expect(await dangers(page), about).toEqual([]);
}
