/** Docusaurus's way to fetch what a page is made of, for pages whose route is not there yet as well. */
import load from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import {decoded} from '../../../runtime/contract';
import {bring} from './bring';

/**
 * @param pathname of a page
 * @throws Error of the bundler's, named `ChunkLoadError`, when a file does not come
 */
export default async function preload(pathname: string): Promise<void[]> {
  for (const address of new Set([pathname, decoded(pathname) ?? pathname])) await bring(routes, address);
  return load(pathname);
}
