/** A host of the built site that can be taken away, and what a browser keeps of the site. */
import type {RequestListener, Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {createSiteServer} from '../../src/hosting/server';
import {filesOfPage} from '../../src/offline/filesOfPage';
import {expect, test as base} from './fixtures';

type Host = {
  url: string;
  /** Paths of all requests, the oldest first. */
  asked: string[];
  /** Breaks all connections; nothing answers any more. */
  goAway: () => Promise<void>;
  /** Answers again. */
  comeBack: () => Promise<void>;
  /** Answers in the place of the site's, by path; an empty text is status 404. */
  instead: Map<string, string>;
};

const types: Record<string, string> = {'.js': 'text/javascript', '.json': 'application/json'};

/** @returns the built site of a folder, on a port of its own */
async function startHost(folder: string): Promise<Host> {
  const asked: string[] = [];
  const instead: Host['instead'] = new Map();
  let server: Server | undefined;
  let port = 0;
  const listen = async () => {
    const started = createSiteServer(folder);
    const [answer] = started.listeners('request') as RequestListener[];
    started.removeAllListeners('request');
    started.on('request', (request, response) => {
      const {url = ''} = request;
      asked.push(url);
      const other = instead.get(url);
      if (other === undefined) answer!(request, response);
      else if (other === '') response.writeHead(404).end();
      else response.writeHead(200, {'Content-Type': types[path.extname(url)] ?? 'text/html'}).end(other);
    });
    await new Promise<void>((resolve) => started.listen(port, 'localhost', resolve));
    port = (started.address() as AddressInfo).port;
    server = started;
  };
  const goAway = () =>
    new Promise<void>((resolve) => {
      if (!server) return resolve();
      server.close(() => resolve());
      server.closeAllConnections();
      server = undefined;
    });
  await listen();
  return {
    url: `http://localhost:${port}`,
    asked,
    instead,
    goAway,
    comeBack: listen,
  };
}

/** Tests whose site is on a host of its own, with a worker. */
export const test = base.extend<{host: Host}>({
  hasWorker: true,
  host: async ({outDir}, use) => {
    const host = await startHost(outDir);
    await use(host);
    await host.goAway();
  },
  baseURL: ({host}, use) => use(host.url),
  noise: async ({noise}, use) => {
    noise.allow(gone);
    await use(noise);
  },
});

/** What the browser says where no host answers. */
export const gone =
  /ChunkLoadError|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED|Failed to fetch/;

/** Paths in the caches of the site, by the last part of the cache's name. */
export const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name.split('/').at(-1)!] = requests.map(({url}) => new URL(url).pathname);
    }
    return found;
  });

/** Waits until a page is kept with its files. */
export async function untilKept(page: Page, path: string): Promise<void> {
  const needed = filesOfPage(await (await page.request.get(path)).text(), '/').filter((file) =>
    file.startsWith('/assets/'),
  );
  expect(needed.length).toBeGreaterThan(3);
  await expect
    .poll(async () => {
      const {pages = [], files = []} = await kept(page);
      return {page: pages.includes(path), missing: needed.filter((file) => !files.includes(file))};
    })
    .toEqual({page: true, missing: []});
}
