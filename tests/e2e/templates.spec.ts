/**
 * Each kind of page: React keeps every element that came, the footer is there, nothing hints at another host; under readers'
 * own settings (narrow screens, text twice as large, colours that the system imposes) nothing is cut off or lost; the rules of
 * WCAG 2.2 AA and axe's best practices hold in both colour modes.
 */
import type {Page} from '@playwright/test';
import {colourViolations, expect, hydrated, test, violations} from './fixtures';
import {settled, templates, unknownPath} from './page-helpers';
import {cutText, lostIcons} from './reflow';

const mark = () => {
  Object.assign(window, {kept: [...document.querySelectorAll('#__docusaurus, #__docusaurus *')]});
};

/** What has been taken out of the page, as far as it can be told. */
const lost = () =>
  (window as unknown as {kept: Element[]}).kept
    .filter((element) => !element.isConnected)
    .map((element) => element.outerHTML.slice(0, 120));

/** Opens what a page of the API reference keeps closed. */
const openAll = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll<HTMLDetailsElement>('article details').forEach((details) => {
      details.open = true;
    }),
  );

async function expectFooter(page: Page): Promise<void> {
  const footer = page.locator('footer.footer');
  await expect.soft(footer).toHaveText('Copyright © 2025 Help Hub');
  await expect.soft(footer.getByRole('link')).toHaveCount(0);
  const background = await footer.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect.soft(Math.max(...background.match(/\d+/g)!.slice(0, 3).map(Number))).toBeLessThan(64);
}

async function expectNoOtherHost(page: Page): Promise<void> {
  const hints = await page
    .locator(
      'link:is([rel~=preconnect], [rel~=dns-prefetch], [rel~=preload], [rel~=prefetch], [rel~=stylesheet])',
    )
    .evaluateAll((links) => (links as HTMLLinkElement[]).map(({href}) => new URL(href).origin));
  const {origin} = new URL(page.url());
  expect.soft(hints.filter((hint) => hint !== origin)).toEqual([]);
}

async function expectFit(page: Page, width: number, name = `${width} px`): Promise<void> {
  await page.setViewportSize({width, height: 800});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, name).toBe(0);
  expect.soft(await page.evaluate(cutText), name).toEqual([]);
}

/** Text of 200 %: it grows, and controls of the bar do not cover each other. */
async function expectFitEnlarged(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32, fixed: 26}});
  await expect(page.locator('html')).toHaveCSS('font-size', '34px');
  await expectFit(page, 640, 'text of 200 %');
  const covered = await page.locator('.navbar__inner').evaluate((bar) => {
    const parts = Array.from(bar.querySelectorAll('a, button'))
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect());
    return parts.filter(({left}, at) => at > 0 && left < parts[at - 1]!.right - 1).length;
  });
  expect.soft(covered).toBe(0);
  await devtools.send('Page.setFontSizes', {fontSizes: {standard: 16, fixed: 13}});
}

for (const path of [...templates, '/docs/support'])
  test(`template ${path}: whole after hydration, fits every reader, accessible in both modes`, async ({
    page,
    noise,
  }) => {
    if (path === unknownPath) noise.allow(/\b404\b/);
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.goto(path);
    await expectNoOtherHost(page);
    await page.evaluate(mark);
    await hydrated(page);
    await settled(page);
    expect(await page.evaluate(lost)).toEqual([]);
    await expectFooter(page);
    if (path === unknownPath) await expect(page.getByRole('heading', {name: 'Nearest pages'})).toBeVisible();

    for (const width of [768, 320]) await expectFit(page, width);
    await expectFitEnlarged(page);
    await page.setViewportSize({width: 1440, height: 900});
    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce'});
    expect.soft(await page.evaluate(lostIcons), 'forced colours').toEqual([]);
    await page.emulateMedia({forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce'});

    if (path.startsWith('/docs/api/')) await openAll(page);
    expect(await violations(page), 'light').toEqual([]);
    await page.setViewportSize({width: 390, height: 844});
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await colourViolations(page), 'dark, on a phone').toEqual([]);
  });
