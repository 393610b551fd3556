/** The modules from which a browser learns what there is to load: one for the start, and one for each part of the routes. */
import type {ChunkNames, RouteChunkNames} from '@docusaurus/types';
import type {Loader} from './generated';
import type {Part, Place, Route} from './routes';

type Sources = {
  routes: readonly Place[];
  /** Names of the chunks that a route is made of, by its path and hash. */
  chunkNames: RouteChunkNames;
  /** What loads a chunk, by its name. */
  loaders: ReadonlyMap<string, Loader>;
};

/** `start` is what a browser has from the start. */
export type Tables = {start: Table; parts: Table[]};

/** A module: its name, which is that of its chunk as well, its source, and the chunks that it can load. */
export type Table = {name: string; source: string; chunks: [name: string, request: string][]};

/** What stands in the module of a part until the names of its files are known (files.ts). */
export const filesOf = (part: string): string => `files of ${part}`;

const helpers = '@site/src/docusaurus/client-bundle/browser/table';

const isPart = (place: Place): place is Part => 'together' in place;

const namesIn = (chunks: ChunkNames | ChunkNames[] | string): string[] =>
  typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesIn);

/** @returns the modules of all routes; the part that alone asks for a chunk knows how to load it */
export function tablesOf({routes, chunkNames, loaders}: Sources): Tables {
  const chunksOf = ({path, hash}: Route) => chunkNames[`${path}-${hash}`] ?? {};

  const parts: Part[] = [];
  /** Who asks for a chunk, by its name: parts, and undefined for the start. */
  const users = new Map<string, Set<Part | undefined>>();
  const note = (places: readonly Place[], part?: Part) => {
    for (const place of places) {
      if (isPart(place)) {
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

  const nameOf = (part: Part) => `routes-${parts.indexOf(part)}`;

  const written = (place: Place): string => {
    if (isPart(place)) {
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

  const tableOf = (places: readonly Place[], part?: Part): Table => {
    const isOwn = (by: Set<Part | undefined>) =>
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
