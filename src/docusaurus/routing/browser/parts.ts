import type {RouteConfig} from 'react-router-config';

/** Routes that come when one of them is asked for; it stands before them, and in their place until then. */
export type Part = RouteConfig & {
  /** The first address among them. */
  from: string;
  load: () => Promise<{default: RouteConfig[]}>;
  /** Settles when they are there. */
  coming?: Promise<void>;
};

export const isPart = (route: RouteConfig): route is Part => 'load' in route;
