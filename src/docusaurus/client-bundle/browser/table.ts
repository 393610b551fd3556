/** What the generated tables of routes (patch "client-bundle") are written with. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import flat from '@docusaurus/core/lib/client/flat';
import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
import type {ChunkNames} from '@docusaurus/types';
import type {RouteConfig} from 'react-router-config';

type Load = () => Promise<unknown>;

/** Docusaurus wants more of it on a server. */
const known = registry as unknown as Record<string, [Load]>;

/** The bundler's own: `u` gives the name of the file of a chunk. */
declare const __webpack_require__: {u: (chunk: string) => string};

const fileNames: Record<string, string> = {};
const {u: fileOf} = __webpack_require__;
__webpack_require__.u = (chunk) => fileNames[chunk] ?? fileOf(chunk);

/** Adds names of files, by the numbers of their chunks. */
export const files = (more: Record<string, string>): object => Object.assign(fileNames, more);

/** Adds what loads chunks, by their names. */
export function loaders(more: Record<string, Load>): void {
  for (const [name, load] of Object.entries(more)) known[name] = [load];
}

/** A route that knows what its page is made of. */
export type Loadable = RouteConfig & {loaders: Load[]};

/**
 * @param path of the page, or the beginning of its path
 * @param chunks their names, in the shape of the properties that its component gets
 * @param more of what React Router and the theme know of it
 */
export function route(path: string, chunks: ChunkNames, more: RouteConfig): Loadable {
  chunkNames[`${path}-`] = chunks;
  const names = Object.values(flat(chunks));
  return {
    path,
    component: ComponentCreator(path, ''),
    ...more,
    loaders: names.flatMap((name) => known[name]?.[0] ?? []),
  };
}
