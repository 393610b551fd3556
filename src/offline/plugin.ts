import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {withBase} from '../site/base';
import {offlinePath, workerPath} from '../site/offline';
import {bundleWorker} from './bundleWorker';

/**
 * Lets readers go on without a connection: the worker of the site, and the page `/offline`.
 *
 * @param options `isOn` false: nothing is kept, and the worker of earlier builds removes itself from devices
 */
export default function offline({baseUrl}: LoadContext, options: unknown): PluginWithStep {
  const {isOn} = options as {isOn: boolean};
  return {
    name: 'offline',

    getClientModules: () => (isOn ? [path.resolve(__dirname, 'client-module')] : []),

    contentLoaded({actions}) {
      actions.addRoute({
        path: withBase(offlinePath, baseUrl),
        component: '@site/src/offline/ui/OfflinePage',
        exact: true,
      });
    },

    builtPages: {
      name: 'offline',
      async finish(outDir) {
        const worker = await bundleWorker(isOn ? 'worker.ts' : 'withdrawn.ts', baseUrl);
        await writeFile(path.join(outDir, workerPath), worker);
      },
    },
  };
}
