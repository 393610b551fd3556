import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {chunksOfPages} from './chunks-of-pages';
import {lighterClient} from './lighter-client';
import {refuseOptions} from './options';

/** A contract does nothing by itself: a script holds what it takes of one, and not what else the contract offers. */
const contracts = {resource: /[\\/]src[\\/][\w-]+[\\/]contract\.ts$/, sideEffects: false};

/**
 * The theme brings Prism and its grammars to every page, 22.4 kB; the build colours the code (src/content/code). This can go
 * when the theme brings Prism with a code block alone.
 */
const prism = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/prism-include-languages',
);

/** Changes to the inside of Docusaurus for which it has no option. */
export function docusaurus(context: LoadContext): Plugin {
  refuseOptions(context.siteConfig);
  return {
    name: 'docusaurus',
    getClientModules: () => ['retry-chunks', 'language'].map((name) => path.resolve(__dirname, name)),
    configureWebpack({mode}, isServer) {
      const isBuilt = mode === 'production' && !isServer;
      return {
        plugins: isBuilt ? [chunksOfPages(context.generatedFilesDir) as never] : [],
        resolve: {
          alias: {[prism]: path.resolve(__dirname, 'nothing'), ...(isBuilt && lighterClient(context))},
        },
        module: {rules: [contracts]},
      };
    },
  };
}
