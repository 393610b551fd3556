/**
 * Stands in for `react-router-config` and `@docusaurus/router` (patch "routing"). Both try the patterns of all routes one
 * after the other; here a route with a plain path is compared as text, and only patterns go through React Router.
 */
import {createElement, type ComponentType, type ReactNode} from 'react';
import {
  matchPath as matchPattern,
  Route,
  Switch,
  useLocation,
  type match,
  type RouteComponentProps,
  type SwitchProps,
} from 'react-router';
import type {MatchedRoute, RouteConfig} from 'react-router-config';
import {comparable} from './comparable';
import {isLazy} from './lazyRoutes';

export {Redirect, useHistory, useLocation} from 'react-router';

/** @returns the one address that a route with a plain, exact path matches; undefined for patterns */
function addressOf({path, exact}: RouteConfig): string | undefined {
  const isPlain = typeof path === 'string' && /^\/[\w/.~%-]*$/.test(path);
  return isPlain && exact ? comparable(path) : undefined;
}

const addresses = new WeakMap<RouteConfig, string | undefined>();

function couldMatch(route: RouteConfig, address: string): boolean {
  if (isLazy(route)) return false;
  if (!addresses.has(route)) addresses.set(route, addressOf(route));
  const only = addresses.get(route);
  return only === undefined || only === address;
}

function candidates(routes: RouteConfig[], pathname: string): RouteConfig[] {
  const address = comparable(pathname);
  return routes.filter((route) => couldMatch(route, address));
}

/** As React Router's `matchPath`, for one route. */
export const matchPath = (pathname: string, route: RouteConfig): match | null =>
  couldMatch(route, comparable(pathname)) ? matchPattern(pathname, route) : null;

const root = (pathname: string): match => ({path: '/', url: '/', params: {}, isExact: pathname === '/'});

/** As `matchRoutes` of `react-router-config`. @returns the first route that matches, and the first one in it, and so on */
export function matchRoutes(
  routes: RouteConfig[],
  pathname: string,
  parent = root(pathname),
): MatchedRoute<object>[] {
  for (const route of candidates(routes, pathname)) {
    const found = route.path ? matchPattern(pathname, route) : parent;
    if (found) return [{route, match: found}, ...matchRoutes(route.routes ?? [], pathname, found)];
  }
  return [];
}

type Properties = Record<string, unknown>;
type RoutesProps = {routes: RouteConfig[]; extra: Properties; switchProps: SwitchProps};

function Routes({routes, extra, switchProps}: RoutesProps): ReactNode {
  const here = useLocation();
  const {pathname} = switchProps.location ?? here;
  const elements = candidates(routes, pathname).map((route) => {
    const {path, exact, strict, render, component: Page} = route;
    const key = route.key ?? String(path);
    const draw = (props: RouteComponentProps) => {
      const all = {...props, ...extra, route};
      return render ? render(all) : Page && createElement(Page as ComponentType<Properties>, all);
    };
    return createElement(Route, {key, path, exact, strict, render: draw});
  });
  return createElement(Switch, switchProps, elements);
}

/** As `renderRoutes` of `react-router-config`: draws the first route that matches. */
export const renderRoutes = (
  routes: RouteConfig[] | undefined,
  extra: Properties = {},
  switchProps: SwitchProps = {},
): ReactNode => routes && createElement(Routes, {routes, extra, switchProps});
