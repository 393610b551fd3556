import type {AddressInfo} from 'node:net';
import {createSiteServer} from '../hosting/server';

/**
 * Serves a build on this machine while something is done with it.
 *
 * @param folder of the build
 * @param baseUrl folder of the site on its host
 * @param work gets the origin, without a final slash
 * @returns what `work` returns
 * @throws Error when the folder holds no built site, and those of `work`
 */
export async function withServer<T>(
  folder: string,
  baseUrl: string,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createSiteServer(folder, baseUrl);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
