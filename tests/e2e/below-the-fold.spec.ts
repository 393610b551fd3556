/** What lies below the first screen comes one frame later, and nothing is lost by it. */
import type {Page} from '@playwright/test';
import {guide, linkToPlace, longest} from '../support/scenes';
import {expect, open, test} from './fixtures';
import {noteShifts} from './layout-shifts';

const scene = guide();
const {path} = scene;

/** Holds and lets go of animations, which are what the later frame is made of. */
async function clockOf(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  return (playbackRate: 0 | 1) => client.send('Animation.setPlaybackRate', {playbackRate});
}

const below = (page: Page) => page.locator('.markdown > h2').last();

test('below the fold: the first screen is shown alone, the rest in the next frame', async ({page}) => {
  const setRate = await clockOf(page);
  await setRate(0);
  await page.goto(path);
  await expect(page.locator('h1')).toBeInViewport();
  await expect(page.locator('.markdown > p').first()).toBeInViewport();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await expect(below(page)).toHaveCSS('content-visibility', 'hidden');
  await setRate(1);
  await expect(below(page)).toHaveCSS('content-visibility', 'visible');
});

test.describe('without React, which ends the later frame when a scroll starts it', () => {
  test.beforeEach(async ({page, noise}) => {
    noise.allow(/ERR_FAILED/);
    await page.route('**/assets/js/**', (route) => route.abort());
  });

  test('below the fold: an address that names a place has all at once', async ({page}) => {
    await page.goto(path);
    const id = await below(page).getAttribute('id');
    await page.goto('about:blank');
    const setRate = await clockOf(page);
    await setRate(0);
    await page.goto(`${path}#${id}`);
    await expect(below(page)).toBeInViewport();
    await expect(below(page)).toHaveCSS('content-visibility', 'visible');
  });

  test('below the fold: a page that is loaded again is shown where it was, at once', async ({page}) => {
    await page.goto(path);
    await below(page).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(1000);
    const setRate = await clockOf(page);
    await setRate(0);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
    await expect(below(page)).toHaveCSS('content-visibility', 'visible');
  });
});

test('below the fold: nothing moves when the rest comes', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const shift = await noteShifts(page);
  const setRate = await clockOf(page);
  await setRate(0);
  await page.goto(longest().path);
  await expect(below(page)).toHaveCSS('content-visibility', 'hidden');
  await setRate(1);
  await expect(below(page)).toHaveCSS('content-visibility', 'visible');
  expect(await shift()).toBe(0);
});

test.describe('from page to page', () => {
  // A fade is an animation, too.
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('below the fold: a link to a place on another page leads there at once', async ({page}) => {
    const {from, to} = linkToPlace();
    await open(page, from);
    const setRate = await clockOf(page);
    await setRate(0);
    await page.getByRole('main').locator(`a[href="${to}"]`).first().click();
    await expect(page.locator(`[id="${to.split('#')[1]}"]`)).toBeInViewport();
    await expect(below(page)).toHaveCSS('content-visibility', 'visible');
  });
});
