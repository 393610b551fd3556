/** The progress bar of a slow navigation; the clock is the test's own. */
import type {Page, Route} from '@playwright/test';
import {pageAt} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {topBar} from './page-helpers';

const bar = (page: Page) => page.locator('#nprogress .bar');

/** Progress as the bar shows it, in per cent. */
const progress = (page: Page) =>
  bar(page).evaluate(
    (element: HTMLElement) =>
      100 + Number(/translate(?:3d)?\((-?[\d.]+)%/.exec(element.style.transform)?.[1]),
  );

/** Opens a page and starts a navigation whose scripts do not arrive until `release` is called. */
async function startSlowNavigation(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await open(page, '/markdown-page');
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/assets/js/*.js', (route) => (isHolding ? void held.push(route) : route.continue()));
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await topBar(page).getByRole('link', {name: 'Documentation'}).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('progress: no bar before 200 ms, a bar after, gone at the end', async ({page}) => {
  const release = await startSlowNavigation(page);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  await release();
  await expect(page).toHaveURL('/docs/intro');
  // What the next page needs may come in turns, which the clock of the test has to let pass.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.getByRole('heading', {level: 1}).textContent();
    })
    .toBe(pageAt('/docs/intro').title);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return bar(page).count();
    })
    .toBe(0);
});

test('progress: starts at 8 %, in 200 ms, and trickles by at most 2 % every 800 ms', async ({page}) => {
  await startSlowNavigation(page);
  await page.clock.runFor(201);
  expect(await progress(page)).toBeCloseTo(8, 5);
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  await page.clock.runFor(598);
  expect(await progress(page)).toBeCloseTo(8, 5);
  await page.clock.runFor(410);
  const after = await progress(page);
  expect(after).toBeGreaterThan(8);
  expect(after).toBeLessThanOrEqual(10);
});
