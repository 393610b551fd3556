/** Docusaurus's table of all routes, in parts of which a browser fetches those that it needs. */
import {runInNewContext} from 'node:vm';

export type Route = {
  path: string;
  /** Makes the path unique. */
  hash: string;
  /** What else React Router and the theme know of it. */
  attributes: {exact?: boolean; [name: string]: unknown};
  routes?: Place[];
};

/** Neighbours that come together, in the place where they are among all routes. */
export type Part = {from: string; together: Route[]};

export type Place = Route | Part;

/** Routes of a part, which is then about 3 kB on the wire. */
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

/** React Router takes capitals for the same. */
const addressOf = ({path}: Route) => path.toLowerCase();

/** The home page, which ends with a slash, is looked for by name, and what is no plain address may be any. */
const canWait = ({path, attributes, routes}: Route) =>
  attributes.exact === true && !routes && /^\/[\w/.~%-]*[\w.~%-]$/.test(path);

const folderOf = (route: Route) => addressOf(route).replace(/[^/]*$/, '');

/** @returns the routes by folder, none with more than a part may have */
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

/** @returns the same routes, where there are too many for one part in several; sorted by address, and before all others */
export function inParts(routes: readonly Route[]): Place[] {
  const waiting = routes.filter(canWait);
  const others = routes
    .filter((route) => !canWait(route))
    .map((route) => (route.routes ? {...route, routes: inParts(route.routes as Route[])} : route));
  if (waiting.length <= most) return [...waiting, ...others];
  return [
    ...groupsOf(waiting).map((together): Part => ({from: addressOf(together[0] as Route), together})),
    ...others,
  ];
}
