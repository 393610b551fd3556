/**
 * With the settings of a plain build no page asks another host for anything, whatever a reader does. A proxy stands in the
 * place of the network, so that it sees what a page cannot: names that are looked up, connections that are opened ahead,
 * sockets, workers.
 */
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium, type Browser, type Page} from '@playwright/test';
import {representatives} from '../support/scenes/kinds';
import {operationWithBody} from '../support/scenes';
import {expect, hydrated, test} from './fixtures';
import {searchFor} from './search';
import {settled} from './settled';

/** What a browser is made to ask for any host but its own machine. */
async function startProxy(): Promise<{asked: string[]; url: string; server: Server}> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(502).end();
  });
  server.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server};
}

/** Links in the head by which a browser looks a host up or connects to it. */
const foreignHints = (page: Page) =>
  page
    .locator(
      'link:is([rel~=preconnect], [rel~=dns-prefetch], [rel~=preload], [rel~=prefetch], [rel~=stylesheet])',
    )
    .evaluateAll((links) =>
      (links as HTMLLinkElement[])
        .map(({href}) => href)
        .filter((href) => new URL(href).host !== location.host),
    );

/** Reads to the end, and opens all that can be opened. */
async function act(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    for (const control of document.querySelectorAll<HTMLElement>('main summary, main [role=tab]'))
      control.click();
  });
  await settled(page);
}

test.describe('no other host', () => {
  let browser: Browser;
  let proxy: Awaited<ReturnType<typeof startProxy>>;

  test.beforeAll(async () => {
    proxy = await startProxy();
    browser = await chromium.launch({
      ...test.info().project.use.launchOptions,
      proxy: {server: proxy.url, bypass: '127.0.0.1,localhost,[::1]'},
    });
  });

  test.afterAll(async () => {
    await browser.close();
    proxy.server.close();
  });

  test('third parties: nothing is asked of another host on pages of every kind', async ({baseURL}) => {
    test.setTimeout(3 * 60_000);
    const page = await browser.newPage({baseURL});
    for (const path of [...[...representatives()].slice(0, 12), '/no/such/page']) {
      await page.goto(path);
      await act(page);
      expect(await foreignHints(page), path).toEqual([]);
      expect(proxy.asked, path).toEqual([]);
    }
    await page.close();
  });

  test('third parties: nothing is asked by the search, the colour mode and an open console', async ({
    baseURL,
  }) => {
    const page = await browser.newPage({baseURL});
    await page.goto(operationWithBody().path);
    await hydrated(page);
    await page.getByRole('button', {name: 'Try it'}).first().click();
    await searchFor(page, 'retention');
    await page.keyboard.press('Escape');
    await page.goto('/search?q=retention');
    await hydrated(page);
    await expect(page.getByRole('main').getByRole('list', {name: 'Results'})).toBeVisible();
    expect(proxy.asked).toEqual([]);
    await page.close();
  });

  test('third parties: the proxy sees what is asked', async ({baseURL}) => {
    const page = await browser.newPage({baseURL});
    await page.goto('http://elsewhere.example/');
    expect(proxy.asked).toContain('GET http://elsewhere.example/');
    await page.close();
  });
});
