/** Divides Docusaurus's table of routes into groups of neighbouring pages, which a browser loads on demand. */
import {runInNewContext} from 'node:vm';

export type Route = {
  path: string;
  /** Makes the path unique. */
  hash: string;
  /** What else React Router and the theme know of it. */
  attributes: {exact?: boolean; [name: string]: unknown};
  routes?: RouteEntry[];
};

/** Neighbouring routes that are loaded together; `from` is the first address among them. */
export type RouteGroup = {from: string; together: Route[]};

export type RouteEntry = Route | RouteGroup;

/** Most routes of a group, which then has about 3 kB on the wire. */
const most = 64;

type Generated = {path: string; component: string; routes?: Generated[]; [attribute: string]: unknown};

const named = ({path, component, routes, ...attributes}: Generated): Route => ({
  path,
  hash: component,
  attributes,
  routes: routes?.map(named),
});

/**
 * @param source of the generated module `routes.js`
 * @throws SyntaxError when it is not as Docusaurus 3.8.1 writes it
 */
export function readRoutes(source: string): Route[] {
  const list = source.replace(/^import .*$/gm, '').replace('export default', 'routes =');
  const ComponentCreator = (_path: string, hash = '') => hash;
  return (runInNewContext(list, {ComponentCreator}) as Generated[]).map(named);
}

/** React Router ignores the case of letters. */
const addressOf = ({path}: Route) => path.toLowerCase();

/** Only plain addresses can be sorted into groups: a pattern may match any address, and the theme looks the home page up by its path. */
const canWait = ({path, attributes, routes}: Route) =>
  attributes.exact === true && !routes && /^\/[\w/.~%-]*[\w.~%-]$/.test(path);

const folderOf = (route: Route) => addressOf(route).replace(/[^/]*$/, '');

/** @returns the routes by folder, none larger than a group may be */
function foldersOf(sorted: readonly Route[]): Route[][] {
  const folders: Route[][] = [];
  for (const route of sorted) {
    const last = folders.at(-1);
    if (last?.[0] && last.length < most && folderOf(last[0]) === folderOf(route)) last.push(route);
    else folders.push([route]);
  }
  return folders;
}

/** @returns neighbours in groups; a folder is in one, unless it is too large */
function groupsOf(routes: readonly Route[]): Route[][] {
  const sorted = [...routes].sort((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1));
  const groups: Route[][] = [];
  for (const folder of foldersOf(sorted)) {
    const last = groups.at(-1);
    if (last && last.length + folder.length <= most) last.push(...folder);
    else groups.push(folder);
  }
  return groups;
}

/** @returns the same routes; where they are too many for one group, groups sorted by address, and then all other routes */
export function inGroups(routes: readonly Route[]): RouteEntry[] {
  const waiting = routes.filter(canWait);
  const others = routes
    .filter((route) => !canWait(route))
    .map((route) => (route.routes ? {...route, routes: inGroups(route.routes as Route[])} : route));
  if (waiting.length <= most) return [...waiting, ...others];
  return [
    ...groupsOf(waiting).map((together): RouteGroup => ({from: addressOf(together[0] as Route), together})),
    ...others,
  ];
}
