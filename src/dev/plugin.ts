/**
 * Makes the live-reload server fast: a page is compiled when it is opened (lazy compilation), its text is replaced in the
 * browser (hot-page), and packages are not watched. Docusaurus compiles all pages first and watches over 12,000 paths.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compilingOnDemand, pagesInOneChunk, takingChanges} from '../docusaurus/contract.node';

/** `resource`, not `test`: Docusaurus mistakes a rule whose `test` matches `.mdx` for its own. */
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
        // Cache in memory: one on disk goes stale when a local plugin changes.
        experiments: {cache: true},
        lazyCompilation: {entries: false, imports: true},
        // A module shared by two lazily compiled chunks would move to a new chunk, which an open page does not know.
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
