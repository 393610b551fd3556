/** Stands in for Docusaurus's `preload`: loads the group of routes of a page first, and then the chunks of the page. */
import load from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import {decoded} from '../../../runtime/contract';
import {loadRoutes} from './loadRoutes';

/**
 * @param pathname of a page
 * @throws Error of the bundler's, named `ChunkLoadError`, when a file does not come
 */
export default async function preload(pathname: string): Promise<void[]> {
  for (const address of new Set([pathname, decoded(pathname) ?? pathname])) await loadRoutes(routes, address);
  return load(pathname);
}
