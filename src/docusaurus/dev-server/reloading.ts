/**
 * Content that Docusaurus reads again while its server runs. It does so for each event of a file, several at a time, while
 * the bundler compiles the page that the author waits for. Here it is read when that is done, one after the other, a plugin
 * once for all that has changed before its turn, and what fails is told.
 */
import {createRequire} from 'node:module';
import {misfits} from '../shape';

type Site = object;
type Identifier = {name: string; id: string};

type SiteModule = {
  reloadSite: (site: Site) => Promise<Site>;
  reloadSitePlugin: (site: Site, plugin: Identifier) => Promise<Site>;
};

type Changed = {plugin: {name: string; options: {id: string}} | null; event?: unknown};

type WatcherModule = {setupSiteFileWatchers: (params: object, callback: (changed: Changed) => void) => void};

/** @returns what this version of Docusaurus lacks for it, and for modules that are kept (`modules.ts`); none when it fits */
export const misfitsOfReloading = (): string[] =>
  misfits({
    targets: [
      {module: '@docusaurus/core/lib/server/site.js', has: /exports\.reloadSitePlugin\b/},
      {module: '@docusaurus/core/lib/commands/start/watcher.js', has: /exports\.setupSiteFileWatchers\b/},
      {module: '@docusaurus/utils/lib/moduleUtils.js', has: /require\("jiti"\)/},
    ],
  });

/** Stands for all plugins where Docusaurus asks for the one to read again. */
const everything = 'everything';

const native = createRequire(__filename);

/**
 * @param ready a reading waits for it
 * @param tell is called after each reading, with whose it was and with the error, if there is one
 * @returns how to ask for a reading of what a plugin reads, or of the whole site
 */
export function orderlyReloads(
  ready: () => Promise<void>,
  tell: (by: string, error?: unknown) => void,
): (plugin?: string) => void {
  const sites = native('@docusaurus/core/lib/server/site') as SiteModule;
  const watcher = native('@docusaurus/core/lib/commands/start/watcher') as WatcherModule;
  const {reloadSite, reloadSitePlugin} = sites;
  const {setupSiteFileWatchers} = watcher;
  const waiting = new Map<string, Promise<Site>>();
  let newest: Site | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let ask: (plugin: string) => void = () => undefined;

  async function attempt(by: string, read: () => Promise<Site>): Promise<Site> {
    try {
      newest = await read();
      tell(by);
      return newest;
    } catch (error) {
      tell(by, error);
      throw error;
    }
  }

  function inTurn(by: string, read: () => Promise<Site>): Promise<Site> {
    const before = waiting.get(by);
    if (before) return before;
    const turn = last.then(ready).then(() => {
      waiting.delete(by);
      return attempt(by, read);
    });
    waiting.set(by, turn);
    last = turn.catch(() => undefined);
    return turn;
  }

  const whole = (site: Site) => inTurn(everything, () => reloadSite(newest ?? site));
  sites.reloadSite = whole;
  sites.reloadSitePlugin = (site, plugin) =>
    plugin.name === everything
      ? whole(site)
      : inTurn(`${plugin.name} ${plugin.id}`, () => reloadSitePlugin(newest ?? site, plugin));
  watcher.setupSiteFileWatchers = (params, callback) => {
    setupSiteFileWatchers(params, callback);
    ask = (name) => callback({plugin: {name, options: {id: 'default'}}});
  };
  return (plugin = everything) => ask(plugin);
}
