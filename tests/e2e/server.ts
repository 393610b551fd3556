/** The site that the tests of a worker read, on a port that the system chooses. */
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {test as playwright} from '@playwright/test';
import {createSiteServer} from '../../src/hosting/server';

export type SiteOptions = {
  /** Folder of the build, in the root of the project. */
  outDir: string;
  /** The folder of its host in which the site is published. */
  basePath: string;
};

export type SiteServer = {
  /** Address of the home page. */
  url: string;
  /** Takes the server away, with its connections. */
  stop: () => Promise<void>;
  /** Brings it back at the same address. */
  start: () => Promise<void>;
};

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

const close = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** `BASE_URL` names a site that runs already, for work on a single spec. */
export const test = playwright.extend<object, SiteOptions & {siteServer: SiteServer}>({
  outDir: ['build', {option: true, scope: 'worker'}],
  basePath: ['/', {option: true, scope: 'worker'}],
  siteServer: [
    async ({outDir, basePath}, use) => {
      let server = createSiteServer(outDir, basePath);
      await listen(server, 0);
      const {port} = server.address() as AddressInfo;
      let isRunning = true;
      await use({
        url: `http://localhost:${port}${basePath}`,
        async stop() {
          if (isRunning) await close(server);
          isRunning = false;
        },
        async start() {
          if (isRunning) return;
          server = createSiteServer(outDir, basePath);
          await listen(server, port);
          isRunning = true;
        },
      });
      if (isRunning) await close(server);
    },
    {scope: 'worker'},
  ],
  baseURL: async ({siteServer}, use) => use(process.env.BASE_URL ?? siteServer.url),
});
