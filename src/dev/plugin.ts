/**
 * Makes the live-reload server fast and complete: a page is compiled when it is opened (lazy compilation), its text is
 * replaced in the browser (hot-page), packages are not watched, every source of a page is, and what is wrong is shown in
 * the page. Docusaurus compiles all pages first, and watches over 12,000 paths.
 */
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  board,
  compilingOnDemand,
  isFirst,
  keepingModules,
  misfitsOfReloading,
  orderlyReloads,
  pagesInOneChunk,
  takingChanges,
  tellTroubles,
  type Listening,
} from '../docusaurus/contract.node';
import {servePanel, type Sockets} from './panel/server';
import {troublesOf} from './panel/troubles';
import {watchSources} from './sources';

/** `resource`, not `test`: Docusaurus mistakes a rule whose `test` matches `.mdx` for its own. */
const edited = (resource: RegExp, edit: (source: string, file: string) => string) => ({
  resource,
  loader: require.resolve('./loader.mjs'),
  options: {edit},
});

/** How long nothing has to happen before modules are loaded ahead, in milliseconds. */
const idle = 3000;

type Live = {live: boolean};

export default function dev(site: LoadContext, options: unknown): Plugin {
  const {siteDir} = site;
  const pages = new Set<string>();
  const changed: string[] = [];
  let later: NodeJS.Timeout | undefined;
  let compileAgain: (files: Iterable<string>) => void = () => undefined;
  let compiled: () => Promise<void> = () => Promise.resolve();

  const tell = (by: string, error?: unknown) =>
    tellTroubles(by, error === undefined ? [] : troublesOf(error, siteDir));

  /** The pages on the screen come first; then the others, and the processes beside this one. */
  function refresh(files: readonly string[]): void {
    const isOpen = (file: string) => board().open.has(path.relative(siteDir, file).split(path.sep).join('/'));
    compileAgain([...pages].filter(isOpen));
    clearTimeout(later);
    changed.push(...files);
    later = setTimeout(() => {
      compileAgain([...pages].filter((page) => !isOpen(page)));
      board().events.emit('sources', changed.splice(0));
    }, idle);
  }

  function serve(): void {
    const lacking = misfitsOfReloading();
    if (lacking.length) {
      logger.warn(
        `Typed sources, such as facts, are not read again in this version of Docusaurus: ${lacking.join('; ')}. Remedy: start again after a change of them, and adapt src/docusaurus/dev-server/reloading.ts.`,
      );
      return;
    }
    const {load, has} = keepingModules(siteDir);
    const readAgain = orderlyReloads(
      () => compiled(),
      (by, error) => tell(`reload ${by}`, error),
    );
    const configuration = path.join(siteDir, 'docusaurus.config.ts');
    // Any file may be one that Docusaurus has read, or one that was missing.
    let isUnsure = true;

    async function read(files: readonly string[]): Promise<void> {
      isUnsure = true;
      try {
        await load(configuration, files);
        isUnsure = false;
        tell('sources');
      } catch (error) {
        return tell('sources', error);
      }
      if (!files.length) return;
      refresh(files);
      readAgain();
    }

    watchSources(siteDir, {has: (file) => isUnsure || has(file), read});
    // Ahead of the first change: what Docusaurus has loaded at its start is not kept.
    board().events.once('opened', () => setTimeout(() => void read([]), idle).unref());
  }

  if ((options as Live).live && isFirst('live-reload server')) serve();

  return {
    name: 'dev',
    configureWebpack({mode, entry}, isServer, {currentBundler}) {
      if (isServer || mode === 'production') return {};
      const demand = compilingOnDemand(currentBundler, site, (errors) =>
        tellTroubles(
          'bundler',
          errors.flatMap(({message, moduleName}) => troublesOf(message, siteDir, moduleName)),
        ),
      );
      ({compileAgain, compiled} = demand);
      const noted = (source: string, file: string) => {
        pages.add(file);
        return source;
      };
      return {
        entry: [
          path.resolve(__dirname, '../docusaurus/dev-server/client'),
          path.resolve(__dirname, 'panel/client'),
          entry,
        ],
        // Cache in memory: one on disk goes stale when a local plugin changes.
        experiments: {cache: true},
        lazyCompilation: {entries: false, imports: true},
        // A module shared by two lazily compiled chunks would move to a new chunk, which an open page does not know.
        optimization: {splitChunks: {cacheGroups: {common: false, defaultVendors: false}}},
        module: {
          rules: [
            edited(/[\\/]\.docusaurus[\\/]registry\.js$/, pagesInOneChunk),
            // Also of a page that cannot be compiled.
            {...edited(/\.mdx?$/, noted), enforce: 'pre'},
            {...edited(/\.mdx?$/, takingChanges), enforce: 'post'},
          ],
        },
        plugins: [{apply: demand.apply}],
        devServer: {
          // The panel says it in words, and lets the page be read.
          client: {progress: false, overlay: false},
          onListening(server: Listening<Sockets>) {
            demand.onListening(server);
            if (server.webSocketServer) servePanel(server.webSocketServer.implementation);
          },
        },
      } as object;
    },
  };
}
