import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {withBase} from '../site/base';
import {offlinePath, workerPath} from '../site/offline';
import {bundleWorker} from './build/bundleWorker';
import {tellKeptChunks} from './build/keptChunks';
import {writeLists} from './build/writeLists';

export type Options = {
  /** False: nothing is kept, and the worker of earlier builds removes itself from devices. */
  isOn: boolean;
};

/**
 * Lets readers go on without a connection: the worker of the site, what it needs to know of the build, and the page
 * `/offline`. The live-reload server has no worker, which would hold on to what an author changes.
 */
export default function offline({baseUrl}: LoadContext, options: unknown): PluginWithStep {
  const {isOn} = options as Options;
  let keptChunks: string[] = [];
  return {
    name: 'offline',

    getClientModules: () => (isOn ? [path.resolve(__dirname, 'client-module')] : []),

    contentLoaded({actions}) {
      actions.addRoute({
        path: withBase(offlinePath, baseUrl),
        component: `@site/src/offline/ui/OfflinePage${isOn ? '' : '/SwitchedOff'}`,
        exact: true,
      });
    },

    configureWebpack: ({mode}, isServer) =>
      isServer || mode !== 'production' ? {} : {plugins: [tellKeptChunks((files) => (keptChunks = files))]},

    // The last step: it lists what all others have written.
    builtPages: {
      name: 'offline',
      async finish(outDir) {
        const worker = await bundleWorker(isOn ? 'index.ts' : 'off.ts', baseUrl);
        await writeFile(path.join(outDir, workerPath), worker);
        if (isOn) await writeLists({outDir, baseUrl, keptChunks});
      },
    },
  };
}
