import type {RouteConfig} from 'react-router-config';
import {matchRoutes} from '.';
import {comparable} from './comparable';
import {isLazy, type LazyRoutes} from './lazyRoutes';

function loadGroup(part: LazyRoutes, routes: RouteConfig[]): Promise<void> {
  part.loading ??= part.load().then(
    ({default: more}) => void routes.splice(routes.indexOf(part) + 1, 0, ...more),
    (error: unknown) => {
      part.loading = undefined;
      throw error;
    },
  );
  return part.loading;
}

/**
 * Loads the groups of routes that an address needs.
 *
 * @throws Error of the bundler's, named `ChunkLoadError`, when a group does not come; the next call tries again
 */
export async function loadRoutes(routes: RouteConfig[], pathname: string): Promise<void> {
  const address = comparable(pathname);
  const part = routes.filter((route): route is LazyRoutes => isLazy(route) && route.from <= address).at(-1);
  if (part) await loadGroup(part, routes);
  const [first] = matchRoutes(routes, pathname);
  if (first?.route.routes) await loadRoutes(first.route.routes, pathname);
}
