/** Once for all engines: builds and serves the site, unless `SITE_URL` names one that runs already. */
import type {AddressInfo} from 'node:net';
import type {TestProject} from 'vitest/node';
import {ensureBuild} from '../../src/cli/ensure-build';
import {createSiteServer} from '../../src/hosting/server';

declare module 'vitest' {
  export interface ProvidedContext {
    site: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const running = process.env.SITE_URL;
  if (running) {
    project.provide('site', running);
    return () => undefined;
  }
  await ensureBuild('build');
  const server = createSiteServer('build');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('site', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => void server.close();
}
