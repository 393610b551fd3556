/** A page that arrives in parts is painted when its top bar is whole: nothing in the bar moves. */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures';

const path = '/docs/support';
const expectation = /<link rel="?expect[^>]*>/;

/** Sends the beginning of two documents without their scripts, and the end when told; the rest comes from the site. */
async function slowServer(site: string) {
  const whole = (await (await fetch(site + path)).text()).replace(/<script[^>]* src=[^>]*><\/script>/g, '');
  expect(whole).toMatch(expectation);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const documents: Record<string, string> = {
    '/with': whole,
    '/without': whole.replace(expectation, ''),
  };
  const server = createServer((request, response) => {
    const document = documents[request.url ?? ''];
    if (!document) return void response.writeHead(307, {location: site + request.url}).end();
    const cut = document.indexOf('<button', document.indexOf('theme-layout-navbar-right'));
    response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(document.slice(0, cut));
    return void released.then(() => response.end(document.slice(cut)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {origin, release, close: () => server.close()};
}

const paints = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

test('first paint: not before the top bar is whole', async ({page, context, baseURL, noise}) => {
  noise.allow(/third-party request|CORS|Failed to load resource|ERR_FAILED/);
  const server = await slowServer(baseURL ?? '');
  const control = await context.newPage();
  await page.goto(`${server.origin}/with`, {waitUntil: 'commit'});
  await expect(page.locator('.theme-layout-navbar-right')).toBeAttached();
  await control.goto(`${server.origin}/without`, {waitUntil: 'commit'});
  await expect.poll(() => paints(control)).toBeGreaterThan(0);
  expect(await paints(page)).toBe(0);
  server.release();
  await page.bringToFront();
  await expect.poll(() => paints(page)).toBeGreaterThan(0);
  server.close();
});
