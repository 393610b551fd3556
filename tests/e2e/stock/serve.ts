import type {Server} from 'node:http';
import {createSiteServer} from '../../../src/hosting/server';
import {test} from '../fixtures';
import {ensureStock, type StockSite} from './build';

/** Has the tests of a file read such a site. */
export function serveStock(site: StockSite): void {
  let server: Server;

  test.describe.configure({mode: 'default'});
  test.use({baseURL: `http://localhost:${site.port}`});

  test.beforeAll(async () => {
    // A build, which waits for that of another test run.
    test.setTimeout(5 * 60_000);
    await ensureStock(site);
    server = createSiteServer(site.outDir);
    await new Promise<void>((resolve) => server.listen(site.port, resolve));
  });

  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
}
