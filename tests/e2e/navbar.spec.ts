/** The top bar makes way for reading and comes back when it is wanted; the button to the top; the progress bar. */
import type {Page, Route} from '@playwright/test';
import {longest, middleOf, pageAt, plain} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {settled, topBar} from './page-helpers';

/** A long page. */
const {path} = plain();
const place = middleOf(plain());

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scroll({top: y, behavior: 'instant'}), top);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(top);
  // Two scrolls within a frame are one to the page.
  await settled(page);
}

async function hide(page: Page): Promise<void> {
  await scrollTo(page, 200);
  await scrollTo(page, 600);
  await expect(topBar(page)).not.toBeInViewport();
}

test('navbar: hides when scrolling down past its height, shows when scrolling up, near the top and for the keyboard', async ({
  page,
}) => {
  await open(page, path);
  const {height} = (await topBar(page).boundingBox())!;
  await scrollTo(page, 10);
  await scrollTo(page, Math.floor(height) - 1);
  await expect(topBar(page)).toBeInViewport({ratio: 1});
  await hide(page);
  await scrollTo(page, 500);
  await expect(topBar(page)).toBeInViewport({ratio: 1});
  await hide(page);
  await scrollTo(page, 0);
  await expect(topBar(page)).toBeInViewport({ratio: 1});
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await hide(page);
  await page.keyboard.press('Shift+Tab');
  while (!(await topBar(page).evaluate((bar) => bar.contains(document.activeElement))))
    await page.keyboard.press('Shift+Tab');
  await expect(topBar(page)).toBeInViewport({ratio: 1});
});

test('navbar: hides when navigating to a hash that exists, and stays otherwise', async ({page}) => {
  await open(page, path);
  await page.evaluate(() => (location.hash = 'no-such-heading'));
  await expect(page).toHaveURL(`${path}#no-such-heading`);
  await expect(topBar(page)).toBeInViewport({ratio: 1});
  await page.getByRole('navigation', {name: 'On this page'}).locator(`a[href="#${place.id}"]`).click();
  await expect(page).toHaveURL(`${path}#${place.id}`);
  await expect(page.locator(`[id="${place.id}"]`)).toBeInViewport();
  await expect(topBar(page)).not.toBeInViewport();
});

test('back to top: shown when the reader scrolls up, each step leaves 85 % of the distance', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const steps: [number, number][] = [];
    const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void;
    Object.assign(window, {
      steps,
      scrollTo: (x: number, y: number) => {
        steps.push([document.documentElement.scrollTop, y]);
        scrollTo(x, y);
      },
    });
  });
  await open(page, longest().path);
  for (const top of [900, 1400, 1200]) await scrollTo(page, top);
  await page.getByRole('button', {name: 'Scroll back to top'}).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const steps = await page.evaluate(() => (window as unknown as {steps: [number, number][]}).steps);
  expect(steps.length).toBeGreaterThan(10);
  for (const [from, to] of steps) expect(to).toBe(Math.floor(from * 0.85));
});

const bar = (page: Page) => page.locator('#nprogress .bar');

/** Progress as the bar shows it, in per cent. */
const progress = (page: Page) =>
  bar(page).evaluate(
    (element: HTMLElement) =>
      100 + Number(/translate(?:3d)?\((-?[\d.]+)%/.exec(element.style.transform)?.[1]),
  );

/** Opens a page and starts a navigation whose scripts do not arrive until `release` is called; the clock is the test's. */
async function startSlowNavigation(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await open(page, '/markdown-page');
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/assets/js/*.js', (route) => (isHolding ? void held.push(route) : route.continue()));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000);
  await topBar(page).getByRole('link', {name: 'Documentation'}).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('progress: a bar after 200 ms, from 8 %, that trickles by at most 2 % every 800 ms and goes at the end', async ({
  page,
}) => {
  const release = await startSlowNavigation(page);
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  await page.clock.runFor(1);
  expect(await progress(page)).toBeCloseTo(8, 5);
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  await page.clock.runFor(598);
  expect(await progress(page)).toBeCloseTo(8, 5);
  await page.clock.runFor(410);
  const after = await progress(page);
  expect(after).toBeGreaterThan(8);
  expect(after).toBeLessThanOrEqual(10);
  await release();
  await expect(page).toHaveURL('/docs/intro');
  // What the next page needs may come in turns, which the clock of the test has to let pass.
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return [await page.getByRole('heading', {level: 1}).textContent(), await bar(page).count()];
    })
    .toEqual([pageAt('/docs/intro').title, 0]);
});
