/** Writes the modules that hold routes and chunk loaders: one for the start of the site, and one for each group of routes. */
import type {ChunkNames, RouteChunkNames} from '@docusaurus/types';
import type {Loader} from './pruned';
import type {RouteGroup, RouteEntry, Route} from './routes';

type Sources = {
  routes: readonly RouteEntry[];
  /** Names of the chunks that a route is made of, by its path and hash. */
  chunkNames: RouteChunkNames;
  /** Loaders of chunks, by chunk name. */
  loaders: ReadonlyMap<string, Loader>;
};

/** `start` is loaded with the site, the others on demand. */
export type Tables = {start: Table; parts: Table[]};

/** A module: its name, which is that of its chunk as well, its source, and the chunks that it can load. */
export type Table = {name: string; source: string; chunks: [name: string, request: string][]};

/** Placeholder in the module of a group for the names of its chunk files, which files.ts fills in. */
export const filesOf = (part: string): string => `files of ${part}`;

const helpers = '@site/src/docusaurus/client-bundle/browser/table';

const isGroup = (place: RouteEntry): place is RouteGroup => 'together' in place;

const namesIn = (chunks: ChunkNames | ChunkNames[] | string): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);

/** @returns the modules of all routes; a chunk that only one group needs has its loader in that group */
export function tablesOf({routes, chunkNames, loaders}: Sources): Tables {
  const chunksOf = ({path, hash}: Route) => chunkNames[`${path}-${hash}`] ?? {};

  const parts: RouteGroup[] = [];
  /** Groups that need a chunk, by chunk name; undefined stands for the start. */
  const users = new Map<string, Set<RouteGroup | undefined>>();
  const note = (places: readonly RouteEntry[], part?: RouteGroup) => {
    for (const place of places) {
      if (isGroup(place)) {
        parts.push(place);
        note(place.together, place);
      } else {
        for (const name of namesIn(chunksOf(place)))
          users.set(name, (users.get(name) ?? new Set()).add(part));
        note(place.routes ?? [], part);
      }
    }
  };
  note(routes);

  const nameOf = (part: RouteGroup) => `routes-${parts.indexOf(part)}`;

  const written = (place: RouteEntry): string => {
    if (isGroup(place)) {
      const name = nameOf(place);
      return `{from: ${JSON.stringify(place.from)}, load: () => import(/* webpackChunkName: "${name}" */ "./${name}")}`;
    }
    const {path, attributes, routes: below} = place;
    const more = Object.entries(attributes).map(
      ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    if (below) more.push(`routes: [${below.map(written).join(',\n')}]`);
    return `route(${JSON.stringify(path)}, ${JSON.stringify(chunksOf(place))}, {${more.join(', ')}})`;
  };

  const tableOf = (places: readonly RouteEntry[], part?: RouteGroup): Table => {
    const isOwn = (by: Set<RouteGroup | undefined>) =>
      part ? by.size === 1 && by.has(part) : by.size > 1 || by.has(part);
    const own = [...users].flatMap(([name, by]) => {
      const loader = isOwn(by) && loaders.get(name);
      return loader ? [{name, ...loader}] : [];
    });
    const name = part ? nameOf(part) : 'routes';
    const source = [
      `import {files, loaders, route} from '${helpers}';`,
      `loaders({\n${own.map((loader) => `${JSON.stringify(loader.name)}: ${loader.code}`).join(',\n')}\n});`,
      part ? `files(${JSON.stringify(filesOf(name))});` : '',
      `export default [\n${places.map(written).join(',\n')}\n];\n`,
    ].join('\n');
    return {name, source, chunks: own.map((loader) => [loader.name, loader.request])};
  };

  return {start: tableOf(routes), parts: parts.map((part) => tableOf(part.together, part))};
}
