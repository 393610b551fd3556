import type {Page} from '@playwright/test';
import {settled} from './page-helpers';

declare global {
  interface Window {
    shifts: number[];
  }
}

/**
 * Notes how far things move by themselves in what is opened from now on, as the browser measures it.
 *
 * @returns a function that waits until the page has come to rest, and gives the sum of its layout shifts
 */
export async function noteShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push((entry as unknown as {value: number}).value);
    }).observe({type: 'layout-shift', buffered: true});
  });
  return async () => {
    await settled(page);
    return page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0));
  };
}
