/** A server that keeps back the end of a page. */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';

/** A page that does not start React by itself. */
const path = '/docs/intro';

/** @returns the page as the site sends it */
export const documentOf = async (site: string): Promise<string> => (await fetch(site + path)).text();

/** The site, save that it sends this document for the page, as far as a cut, and the rest when told. */
export async function slowServer(site: string, document: string, cut: number) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const answer = async ({url}: IncomingMessage, response: ServerResponse) => {
    if (url === path) {
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8'}).write(document.slice(0, cut));
      await released;
      response.end(document.slice(cut));
    } else {
      const file = await fetch(site + url);
      response.writeHead(file.status, {'content-type': file.headers.get('content-type') ?? ''});
      response.end(Buffer.from(await file.arrayBuffer()));
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {url: origin + path, release, close: () => server.close()};
}

/** The page fetches ahead, and would ask a server that is gone. */
export async function leave(page: Page, server: {close: () => void}): Promise<void> {
  await page.goto('about:blank');
  server.close();
}
