/** A page that arrives in parts: nothing in its top bar moves. */
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {noteShifts} from './layout-shifts';
import {documentOf, leave, slowServer} from './slow-server';

/** Styles that the policy of the page does not know. */
const allShown = '<style>.navbar__items--right{visibility:visible!important}</style>';

/** Opens a document as far as the middle of the bar, and releases the rest when its beginning has been painted. */
async function shiftOf(page: Page, site: string, document: string): Promise<number> {
  const cut = document.indexOf('</button>', document.indexOf('theme-layout-navbar-right'));
  const server = await slowServer(site, document, cut);
  const shift = await noteShifts(page);
  await page.goto(server.url, {waitUntil: 'commit'});
  await expect(page.locator('.navbar__items--right button')).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  server.release();
  await page.waitForLoadState();
  await expect(page.locator('.navbar__items--right')).toBeVisible();
  const sum = await shift();
  await leave(page, server);
  return sum;
}

test('first paint: a bar that arrives in parts moves nothing', async ({page, baseURL, noise}) => {
  const site = baseURL ?? '';
  noise.allow(/third-party request/);
  const document = await documentOf(site);
  const control = document
    .replace(/<meta http-equiv=Content-Security-Policy[^>]*>/, '')
    .replace('<body', `${allShown}<body`);
  expect(await shiftOf(page, site, control), 'the test sees what moves').toBeGreaterThan(0);
  expect(await shiftOf(page, site, document)).toBe(0);
});
