/** A host of the built site that can be taken away, and what a browser keeps of the site. */
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page} from '@playwright/test';
import {createSiteServer} from '../../src/hosting/server';
import {expect, test as base} from './fixtures';

export type Host = {
  url: string;
  /** Paths of all requests, the oldest first. */
  asked: string[];
  /** Breaks all connections; nothing answers any more. */
  goAway: () => Promise<void>;
  /** Answers again, from another folder if it is said. */
  comeBack: (folder?: string) => Promise<void>;
};

/** @returns the site of a folder, on a port of its own */
export async function startHost(folder: string): Promise<Host> {
  const asked: string[] = [];
  let server: Server | undefined;
  let port = 0;
  const listen = async (from: string) => {
    const started = createSiteServer(from);
    started.on('request', ({url = ''}) => asked.push(url));
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
  await listen(folder);
  return {
    url: `http://localhost:${port}`,
    asked,
    goAway,
    comeBack: async (next = folder) => {
      await goAway();
      await listen(next);
    },
  };
}

/** Tests whose site is on a host of its own, with a worker. */
export const test = base.extend<{host: Host}>({
  hasWorker: true,
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's needs from this pattern.
  host: async ({}, use) => {
    const host = await startHost('build');
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

/** Waits until a page is kept with its files, and the search with it, unless the connection is poor. */
export async function untilKept(page: Page, path: string, hasSearch = true): Promise<void> {
  const files = await page
    .locator('script[data-files]')
    .getAttribute('data-files')
    .then((names) => (names ?? '').split(' ').filter(Boolean));
  await expect
    .poll(
      async () => {
        const {pages = [], files: own = [], shell = [], search = [], everything = []} = await kept(page);
        const all = [...own, ...shell, ...everything];
        return {
          page: pages.includes(path) || everything.includes(path),
          missing: files.filter((file) => !all.includes(file)),
          search: search.length,
        };
      },
      {timeout: 30_000},
    )
    .toEqual({page: true, missing: [], search: Number(hasSearch)});
}
