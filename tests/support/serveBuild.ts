/** Browser tests that read a build of their own. */
import type {Server} from 'node:http';
import {test} from '../e2e/fixtures';
import {createSiteServer} from '../../src/hosting/server';

type Site = {
  outDir: string;
  port: number;
  /** The folder of its host that it is published in. */
  baseUrl?: string;
  /** Its address, where that is not the root of the host. */
  url?: string;
};

/**
 * Has the tests of a file, in one worker, read such a site.
 *
 * @param ensure makes the build when it is not there
 * @returns what takes the server away in a test, and brings it back
 */
export function serveBuild(
  {outDir, port, baseUrl, url}: Site,
  ensure: () => Promise<unknown>,
): {
  stop: () => void;
  start: () => Promise<void>;
} {
  let server: Server;
  const start = () => new Promise<void>((resolve) => server.listen(port, resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };

  test.describe.configure({mode: 'default'});
  test.use({baseURL: url ?? `http://localhost:${port}`});

  test.beforeAll(async () => {
    // A build, which waits for that of another test run.
    test.setTimeout(5 * 60_000);
    await ensure();
    server = createSiteServer(outDir, baseUrl);
    await start();
  });

  test.afterAll(stop);

  return {stop, start};
}
