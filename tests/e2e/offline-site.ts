/** A host of the built site that can be taken away, and what a browser keeps of the site. */
import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {RequestListener, Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {createSiteServer} from '../../src/hosting/server';
import {filesOfPage} from '../../src/offline/filesOfPage';
import {expect, test as base} from './fixtures';

export type Host = {
  url: string;
  /** The built site. */
  folder: string;
  /** Paths of all requests, the oldest first. */
  asked: string[];
  /** Breaks all connections; nothing answers any more. */
  goAway: () => Promise<void>;
  /** Answers again, from another folder if it is said. */
  comeBack: (folder?: string) => Promise<void>;
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
  const listen = async (from: string) => {
    const started = createSiteServer(from);
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
  await listen(folder);
  return {
    url: `http://localhost:${port}`,
    folder,
    asked,
    instead,
    goAway,
    comeBack: async (next = folder) => {
      await goAway();
      await listen(next);
    },
  };
}

/** Tests whose site is on a host of its own, with a worker. */
export const test = base.extend<{host: Host}, {outDir: string}>({
  outDir: ['build', {option: true, scope: 'worker'}],
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

/** Whether a file is the script that registers the worker, which a browser without workers does not ask for. */
export function isOfWorker({folder}: Host, file: string): boolean {
  if (!file.endsWith('.js') || file === '/sw.js') return false;
  const script = readFileSync(folder + file, 'utf8');
  return ['readPage', 'updateViaCache'].every((part) => script.includes(part));
}

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
  const files = filesOfPage(await (await page.request.get(path)).text(), '/');
  expect(files.length).toBeGreaterThan(3);
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

/** Version that `nextVersion` gives to the site. */
export const next = 'ffffffff';

/** The version of the site whose page is open; React has no part in it. */
export const expectVersion = (page: Page, version: string): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-version', version);

/**
 * Copies the built site as its next version: each page, and what is listed of it, says so, and one page counts as changed.
 *
 * @param outDir the built site
 * @param changed site path of that page
 * @returns the folder, the version of the copied site, and a function that removes the folder
 */
export function nextVersion(
  outDir: string,
  changed: string,
): {folder: string; before: string; remove: () => void} {
  const folder = `build-next-version-${process.pid}`;
  const {version} = JSON.parse(readFileSync(`${outDir}/version.json`, 'utf8')) as {version: string};
  rmSync(folder, {recursive: true, force: true});
  cpSync(outDir, folder, {recursive: true});
  const lists = ['version.json', 'offline/shell.json', 'offline/everything.json'];
  const pages = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  for (const file of [...lists, ...pages]) {
    const at = path.join(folder, file);
    writeFileSync(at, readFileSync(at, 'utf8').replace(version, next));
    // They hold the text as it was.
    for (const coding of ['br', 'gz']) rmSync(`${at}.${coding}`, {force: true});
  }
  const list = path.join(folder, 'offline/everything.json');
  const entry = new RegExp(`("path":"${changed}","hash":")\\w+`);
  writeFileSync(list, readFileSync(list, 'utf8').replace(entry, '$100000000'));
  return {folder, before: version, remove: () => rmSync(folder, {recursive: true, force: true})};
}
