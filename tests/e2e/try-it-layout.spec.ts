/** 'Try it' moves nothing on a page by itself. */
import {json} from '../support/server';
import {expect, open, test} from './fixtures';
import {allowCalls, consolePage, send, serveConsole, serverOf} from './try-it';
import {outcome, petServer, serve, useServers} from './try-it-server';

/** What an entry of Chromium's layout-shift observer holds. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null}[];
};

declare const seen: {shift: number; sources: string[]; input: number};

useServers();

test('layout: nothing moves but at the reader’s hand, however late console and answer come', async ({
  page,
}) => {
  let release = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  const server = await serve(() => json(200, Array(50).fill({a: 1})));
  await allowCalls(page, [server.url]);
  await serveConsole(page, 'get-pet-by-id', {[petServer]: server.url});
  await page.addInitScript(() => {
    const seen = {shift: 0, sources: [] as string[], input: 0};
    Object.assign(window, {seen});
    for (const type of ['pointerdown', 'pointerup', 'keydown', 'change'])
      addEventListener(type, () => (seen.input = performance.now()), {capture: true});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        seen.sources.push(
          ...entry.sources.map(({node}) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '')),
        );
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await open(page, consolePage);
  await page.waitForLoadState('networkidle');
  /** Chromium pardons what moves within half a second of an input. */
  const pardonIsOver = () => page.waitForFunction(() => performance.now() - seen.input > 600);
  await page.route('**/assets/{js,api}/*', async (route) => {
    await late;
    await route.fallback();
  });
  await page.getByRole('button', {name: 'Try it'}).click();
  await pardonIsOver();
  release();
  await serverOf(page).press('ArrowDown');
  await page.route(`${server.url}/**`, async (route) => {
    await pardonIsOver();
    await route.continue();
  });
  await send(page);
  await expect(outcome(page)).toContainText('200');
  await pardonIsOver();
  const {shift, sources} = await page.evaluate(() => seen);
  expect(shift, sources.join('\n')).toBeLessThan(0.0001);
});
