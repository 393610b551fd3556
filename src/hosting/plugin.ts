import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PluginWithStep} from '../build/contract.node';
import {compressBuild} from './compress';
import {writeHosting} from './write';

/**
 * Writes the configurations of servers into the build, then a compressed file beside each text, and gives files the times
 * of their content. It comes last in docusaurus.config.ts, because it goes over all files.
 */
export default function hosting({siteConfig, siteDir}: LoadContext): PluginWithStep {
  return {
    name: 'hosting',
    builtPages: {
      name: 'hosting',
      async finish(outDir) {
        // These hosts give a site a host of its own.
        if (siteConfig.baseUrl === '/') await writeHosting(outDir, new URL(siteConfig.url).host);
        await compressBuild(outDir, path.join(siteDir, 'node_modules/.cache/help-hub/compressed'));
      },
    },
  };
}
