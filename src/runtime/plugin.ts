import path from 'node:path';
import type {Plugin, PluginConfig} from '@docusaurus/types';
import criticalCss, {type Options as StyleOptions} from './critical-css/plugin';
import siteVersion from './recovery/plugin';

type Options = StyleOptions & {
  /** False: React starts at once, and pages link whole sheets. */
  speed: boolean;
};

const clientModule = (name: string) => path.resolve(__dirname, name);

/** @returns the plugins that make a page start, move and recover in a browser */
export const runtime = ({speed, ...styles}: Options): PluginConfig[] => [
  (): Plugin => ({
    name: 'runtime',
    getClientModules: () =>
      ['navigation/broken-hash', speed ? 'prefetch' : 'bootstrap/plain', 'recovery/client-module'].map(
        clientModule,
      ),
  }),
  siteVersion,
  ...(speed ? [[criticalCss, styles] satisfies PluginConfig] : []),
];
