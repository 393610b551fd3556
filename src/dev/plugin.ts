/**
 * The live-reload server does no more than an author waits for: a page is compiled when it is opened, and what nobody
 * writes, such as packages, is not watched. Docusaurus compiles all pages before the first one shows and again watches
 * over twelve thousand paths after every change.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compilingOnDemand, pagesInOneChunk, takingChanges} from '../docusaurus/contract.node';

/** Not by `test`: Docusaurus takes a rule with one that finds `.mdx` for its own. */
const edited = (resource: RegExp, edit: (source: string) => string) => ({
  resource,
  loader: require.resolve('./loader.mjs'),
  options: {edit},
});

export default function dev(site: LoadContext): Plugin {
  return {
    name: 'dev',
    configureWebpack({mode, entry}, isServer, {currentBundler}) {
      if (isServer || mode === 'production') return {};
      const {apply, onListening} = compilingOnDemand(currentBundler, site);
      return {
        entry: [path.resolve(__dirname, '../docusaurus/dev-server/client'), entry],
        // In memory: a cache on disk goes stale when a local plugin changes.
        experiments: {cache: true},
        lazyCompilation: {entries: false, imports: true},
        // What two parts share would move to a chunk that a browser with only the first one does not know.
        optimization: {splitChunks: {cacheGroups: {common: false, defaultVendors: false}}},
        module: {
          rules: [
            edited(/[\\/]\.docusaurus[\\/]registry\.js$/, pagesInOneChunk),
            {...edited(/\.mdx?$/, takingChanges), enforce: 'post'},
          ],
        },
        plugins: [{apply}],
        devServer: {client: {progress: false}, onListening},
      } as object;
    },
  };
}
