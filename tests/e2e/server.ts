/** The site that the tests of a worker read, on a port that the system chooses. */
import type {AddressInfo} from 'node:net';
import {test as playwright} from '@playwright/test';
import {createSiteServer} from '../../src/hosting/server';

export type SiteOptions = {
  /** Folder of the build, in the root of the project. */
  outDir: string;
  /** The folder of its host in which the site is published. */
  basePath: string;
};

/** `BASE_URL` names a site that runs already, for work on a single spec. */
export const test = playwright.extend<object, SiteOptions & {siteUrl: string}>({
  outDir: ['build', {option: true, scope: 'worker'}],
  basePath: ['/', {option: true, scope: 'worker'}],
  siteUrl: [
    async ({outDir, basePath}, use) => {
      const server = createSiteServer(outDir, basePath);
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
      });
      await use(`http://localhost:${(server.address() as AddressInfo).port}${basePath}`);
      server.closeAllConnections();
      server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({siteUrl}, use) => use(process.env.BASE_URL ?? siteUrl),
});
