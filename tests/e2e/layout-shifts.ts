import type {Page} from '@playwright/test';
import {settled} from './page-helpers';

/** How far things moved at once, as the browser measures it, and what moved. */
type Shift = {value: number; moved: string[]};

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/**
 * Notes what moves by itself in what is opened from now on.
 *
 * @returns a function that waits until the page has come to rest, and gives its layout shifts
 */
export async function noteShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    type Source = {node: Node | null; previousRect: DOMRect; currentRect: DOMRect};
    type Entry = {value: number; sources: Source[]};
    const nameOf = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'gone');
    const placeOf = ({x, y, width, height}: DOMRect) => `${x},${y} ${width}×${height}`;
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries() as unknown as Entry[])
        window.shifts.push({
          value,
          moved: sources.map(
            ({node, previousRect, currentRect}) =>
              `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
          ),
        });
    }).observe({type: 'layout-shift', buffered: true});
  });
  return async () => {
    await settled(page);
    return page.evaluate(() => window.shifts);
  };
}
