/** Which scripts every reader keeps: those whose name begins with `kept-` (a comment in the `import()` of a chunk). */

/** How the names of kept scripts begin. */
export const prefix = 'kept-';

/** What a bundler says of its result (https://webpack.js.org/api/stats/). */
type Stats = {
  toJson: (options: object) => {namedChunkGroups?: Record<string, {assets?: {name: string}[]}>};
};

/** The part of a bundler that a plugin of it needs. */
export type Compiler = {hooks: {done: {tap: (name: string, act: (stats: Stats) => void) => void}}};

/**
 * @param tell gets the site paths of the files of kept chunks, sorted
 * @returns a plugin of the bundler
 */
export const tellKeptChunks = (tell: (files: string[]) => void) => ({
  apply: ({hooks}: Compiler) =>
    hooks.done.tap('offline', (stats) => {
      const {namedChunkGroups = {}} = stats.toJson({all: false, chunkGroups: true});
      const files = Object.entries(namedChunkGroups)
        .filter(([name]) => name.startsWith(prefix))
        .flatMap(([, {assets = []}]) => assets.map(({name}) => `/${name}`));
      tell([...new Set(files)].sort());
    }),
});
