/** A page that arrives in parts: nothing in its top bar moves. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';
import {noteShifts} from './shifts';

/** A page that does not start React by itself. */
const path = '/docs/intro';
const allShown = '<style>.navbar__items--right{visibility:visible!important}</style>';

/** Sends two documents as far as the middle of the bar, and the rest when told. */
async function slowServer(site: string) {
  const whole = await (await fetch(site + path)).text();
  const documents: Record<string, string> = {
    '/page': whole,
    '/control': whole.replace('<body', `${allShown}<body`),
  };
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const server = createServer((request, response) => {
    const document = documents[request.url ?? ''];
    if (!document) return void response.writeHead(307, {location: site + request.url}).end();
    const cut = document.indexOf('</button>', document.indexOf('theme-layout-navbar-right'));
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(document.slice(0, cut));
    return void released.then(() => response.end(document.slice(cut)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {origin, release, close: () => server.close()};
}

/** Opens a page of the server, and releases the rest of it when its beginning has been painted. */
async function shiftOf(page: Page, site: string, name: string): Promise<number> {
  const server = await slowServer(site);
  const shift = await noteShifts(page);
  await page.goto(server.origin + name, {waitUntil: 'commit'});
  await expect(page.locator('.navbar__items--right button')).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  server.release();
  await page.waitForLoadState();
  await expect(page.locator('.navbar__items--right')).toBeVisible();
  const sum = await shift();
  // The page fetches ahead, and would ask a server that is gone.
  await page.goto('about:blank');
  server.close();
  return sum;
}

test('first paint: a bar that arrives in parts moves nothing', async ({page, baseURL, noise}) => {
  const site = baseURL ?? '';
  noise.allow(/third-party request|CORS|Failed to load resource|ERR_FAILED/);
  expect(await shiftOf(page, site, '/control'), 'the test sees what moves').toBeGreaterThan(0);
  expect(await shiftOf(page, site, '/page')).toBe(0);
});
