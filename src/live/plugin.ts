/** What `npm start` does more than Docusaurus: pages follow their data, and mistakes in sources are in the overlay. */
import {setTimeout} from 'node:timers/promises';
import type {Plugin, PluginConfig, PluginModule} from '@docusaurus/types';
import type {Compiler, WebpackError} from 'webpack';
import {explained} from './explained';
import {compile, state} from './state';

export {following, madeAnew} from './data';

/** Changes that come together, such as those of generated pages, are one, in milliseconds. */
const together = 50;

/** A plugin whose sources do not load keeps what it had, and the overlay has the mistake until it is mended. */
function keeping(plugin: Plugin): Plugin {
  const {name} = plugin;
  const load = plugin.loadContent?.bind(plugin);
  if (!load) return plugin;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<unknown> | undefined;
  const loadOnce = async (before: unknown) => {
    await setTimeout(together);
    next = undefined;
    try {
      const content = await load();
      if (state.mistakes.delete(name)) compile();
      return content;
    } catch (error) {
      // Nothing was right yet: the server does not start.
      if (!state.compiler) throw error;
      state.mistakes.set(name, explained(error as Error, plugin.getPathsToWatch?.() ?? []));
      compile();
      return before;
    }
  };
  return {...plugin, loadContent: () => (next ??= running = running.then(loadOnce))};
}

function kept(configured: PluginConfig): PluginConfig {
  const [make, options = {}] = [configured].flat() as [PluginModule | string, object?];
  // A library, which reads no sources.
  if (typeof make === 'string') return configured;
  const plugin: PluginModule = async (context, given) => keeping((await make(context, given)) as Plugin);
  return [Object.assign(plugin, {validateOptions: make.validateOptions}), options] as PluginConfig;
}

/** Puts the mistakes into the overlay; what pages were before a mistake stays, also when they are loaded again. */
const overlay = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('live', ({errors}) => {
      errors.push(...([...state.mistakes.values()] as WebpackError[]));
    });
    compiler.hooks.shouldEmit.tap('live', ({errors}) => !state.compiler || !errors.length);
    compiler.hooks.done.tap('live', () => {
      state.compiler = compiler;
    });
  },
};

/** @returns the plugins of the live-reload server, given those of a build */
export const live = (plugins: readonly PluginConfig[]): PluginConfig[] => [
  ...plugins.map(kept),
  () => ({name: 'live', configureWebpack: () => ({plugins: [overlay]})}),
];
