import type {RouteConfig} from 'react-router-config';

/** A group of routes that is loaded on demand; it stands in the table in place of its routes, and before them once they are loaded. */
export type LazyRoutes = RouteConfig & {
  /** The first address among them. */
  from: string;
  load: () => Promise<{default: RouteConfig[]}>;
  /** Settles when the routes are loaded. */
  loading?: Promise<void>;
};

export const isLazy = (route: RouteConfig): route is LazyRoutes => 'load' in route;
