/**
 * The live-reload server does no more than an author waits for: a page is compiled when it is opened, and what nobody
 * writes, such as packages, is not watched. Docusaurus compiles all pages before the first one shows and again watches
 * over twelve thousand paths after every change.
 */
import path from 'node:path';
import type {RequestHandler} from 'express';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {takingChanges} from '../docusaurus/dev-server/content';
import {pagesInOneChunk} from '../docusaurus/dev-server/registry';
import {watchingOwnFiles, type Watching} from './watching';

type Compiler = {
  watchFileSystem: Watching;
  hooks: {initialize: {tap: (name: string, act: () => void) => void}};
};

type Rspack = {lazyCompilationMiddleware: (compiler: Compiler) => RequestHandler};

const name = 'dev-server';

/** Not by `test`: Docusaurus takes a rule with one that finds `.mdx` for its own. */
const edited = (resource: RegExp, edit: (source: string) => string) => ({
  resource,
  loader: require.resolve('../docusaurus/dev-server/loader.mjs'),
  options: {edit},
});

export default function devServer({siteDir, siteConfig}: LoadContext): Plugin {
  let compileAsked: RequestHandler;
  return {
    name,
    configureWebpack({mode, entry}, isServer, {currentBundler}) {
      if (isServer || mode === 'production') return {};
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      const apply = (compiler: Compiler) => {
        compiler.watchFileSystem = watchingOwnFiles(
          compiler.watchFileSystem,
          siteDir,
          siteConfig.staticDirectories,
        );
        compiler.hooks.initialize.tap(name, () => (compileAsked = lazyCompilationMiddleware(compiler)));
      };
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
        devServer: {
          client: {progress: false},
          onListening: ({app}: {app: {use: (handler: RequestHandler) => void}}) => app.use(compileAsked),
        },
      } as object;
    },
  };
}
