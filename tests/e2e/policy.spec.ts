/**
 * With the settings of a plain build no page asks another host for anything. A proxy stands in the place of the network, so
 * that it sees what a page cannot: names that are looked up, connections that are opened ahead, sockets, workers.
 */
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import {operationWithBody} from '../support/scenes';
import {expect, hydrated, test} from './fixtures';
import {templates} from './page-helpers';
import {searchFor} from './search';

test('third parties: nothing is asked of another host, whatever a reader does', async ({baseURL}) => {
  const asked: string[] = [];
  const proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(502).end();
  });
  proxy.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url}`);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    proxy: {
      server: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      bypass: '127.0.0.1,localhost,[::1]',
    },
  });
  try {
    const page = await browser.newPage({baseURL});
    for (const path of templates) {
      await page.goto(path);
      await page.evaluate(() => {
        scrollTo(0, document.body.scrollHeight);
        for (const control of document.querySelectorAll<HTMLElement>('main summary, main [role=tab]'))
          control.click();
      });
      expect(asked, path).toEqual([]);
    }
    await page.goto(operationWithBody().path);
    await hydrated(page);
    await page.getByRole('button', {name: 'Try it'}).first().click();
    await searchFor(page, 'retention');
    expect(asked, 'console and search').toEqual([]);
    await page.goto('http://elsewhere.example/');
    expect(asked, 'what is asked of another host is seen').toContain('GET http://elsewhere.example/');
  } finally {
    await browser.close();
    proxy.close();
  }
});
