import type {RouteConfig} from 'react-router-config';
import {matchRoutes} from '.';
import {bare} from './bare';
import {isPart, type Part} from './parts';

function brought(part: Part, routes: RouteConfig[]): Promise<void> {
  part.coming ??= part.load().then(
    ({default: more}) => void routes.splice(routes.indexOf(part) + 1, 0, ...more),
    (error: unknown) => {
      part.coming = undefined;
      throw error;
    },
  );
  return part.coming;
}

/**
 * Completes the routes as far as an address needs it.
 *
 * @throws Error of the bundler's, named `ChunkLoadError`, when the part does not come; the next call tries again
 */
export async function bring(routes: RouteConfig[], pathname: string): Promise<void> {
  const address = bare(pathname);
  const part = routes.filter((route): route is Part => isPart(route) && route.from <= address).at(-1);
  if (part) await brought(part, routes);
  const [first] = matchRoutes(routes, pathname);
  if (first?.route.routes) await bring(first.route.routes, pathname);
}
