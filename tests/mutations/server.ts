/** Serves the builds of the copy that this file stands in, with the server of that copy, until its parent ends it. */
import type {AddressInfo} from 'node:net';
import {createSiteServer} from '../../src/hosting/server';

const ports = ['build', 'build-variant'].map(
  (folder) =>
    new Promise<number>((resolve) => {
      const server = createSiteServer(folder).listen(0, '127.0.0.1', () =>
        resolve((server.address() as AddressInfo).port),
      );
    }),
);
void Promise.all(ports).then((all) => process.send?.(all));
