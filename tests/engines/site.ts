/** The build behind the server of the site, or the site that `SITE_URL` names and that runs already. */
import type {AddressInfo} from 'node:net';
import {ensureBuild} from '../../src/cli/make-build';
import {createSiteServer} from '../../src/hosting/server';

const running = process.env.SITE_URL;

// Journeys look for their pages in the build when they are loaded.
if (!running) await ensureBuild({outDir: 'build'});

/** @returns the origin of the site, and what stops its server */
export async function serveBuild(): Promise<{site: string; close: () => void}> {
  if (running) return {site: running, close: () => undefined};
  const server = createSiteServer('build');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {site, close: () => void server.close()};
}
