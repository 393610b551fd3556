/** The package does not offer it to others; src/docusaurus/routing/plugin says where it is. */
declare module 'theme-common/routesUtils' {
  import type {RouteConfig} from 'react-router-config';

  export function findHomePageRoute(site: {baseUrl: string; routes: RouteConfig[]}): RouteConfig | undefined;
  export function useHomePageRoute(): RouteConfig | undefined;
}
