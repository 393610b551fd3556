import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {withoutBase} from '../site/base';
import type {Plan} from './complete';
import {manifestName} from './manifest';

/** What a page cannot do without. */
const attributes: Readonly<Record<string, string>> = {script: 'src', link: 'href'};

/**
 * Leaves in the build what it has to hold, for `complete.ts`, which looks once Docusaurus has ended. It comes after
 * src/hosting/plugin in docusaurus.config.ts, which would compress what `complete.ts` replaces.
 */
export default function release({baseUrl}: LoadContext): PluginWithStep {
  const assets = `${baseUrl}assets/`;
  let named = new Set<string>();
  return {
    name: 'release',

    builtPages: {
      name: 'release',
      prepare() {
        named = new Set();
      },
      page({elements}) {
        for (const {name, attribs} of elements) {
          const address = attribs[attributes[name] ?? ''];
          if (address?.startsWith(assets)) named.add(withoutBase(address, baseUrl).slice(1));
        }
      },
      async finish(outDir, routes) {
        const plan: Plan = {routes: [...routes].sort(), named: [...named].sort()};
        await writeFile(path.join(outDir, manifestName), JSON.stringify(plan));
      },
    },
  };
}
