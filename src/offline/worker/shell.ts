/** What every reader keeps: fetched when the worker is installed, and again when a page is of another version. */
import {withBase} from '../../site/base';
import {shellPath} from '../../site/offline';
import {cacheNames} from '../caches';
import type {Shell} from '../lists';

const listAddress = withBase(shellPath);

/** The version for which the published list was last looked up; the worker asks again whenever it starts anew. */
let asked: string | undefined;

/** @returns the list of what is kept; undefined before all of it is there */
export async function keptShell(): Promise<Shell | undefined> {
  const kept = await caches.match(listAddress, {cacheName: cacheNames.shell, ignoreVary: true});
  return kept?.json() as Promise<Shell> | undefined;
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address, {cache: address.includes('/assets/') ? 'default' : 'no-cache'});
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response;
}

/** Old files go when all new ones are there, so that what is kept is whole whenever the connection ends. */
async function replaceShell(cache: Cache): Promise<void> {
  const list = await fetched(listAddress);
  const {pages, files} = (await list.clone().json()) as Shell;
  const [pageAddresses, fileAddresses] = [pages, files].map((paths) => paths.map((path) => withBase(path)));
  for (const address of fileAddresses!)
    if (!(await cache.match(address))) await cache.put(address, await fetched(address));
  for (const address of pageAddresses!) await cache.put(address, await fetched(address));
  await cache.put(listAddress, list);
  const listed = new Set([...pageAddresses!, ...fileAddresses!, listAddress]);
  for (const request of await cache.keys())
    if (!listed.has(new URL(request.url).pathname)) await cache.delete(request);
}

/**
 * @param version of a page that was opened; undefined when the worker is installed
 * @throws Error when a file cannot be fetched or kept; what was kept before stays
 */
export async function keepShell(version?: string): Promise<void> {
  if (version !== undefined && (version === asked || version === (await keptShell())?.version)) return;
  asked = version;
  await replaceShell(await caches.open(cacheNames.shell));
}
