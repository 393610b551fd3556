import path from 'node:path';
import type {Plugin, PluginConfig} from '@docusaurus/types';
import {pluginsOf, type Options} from './apply';
import {patches} from './patches';

/** A contract does nothing by itself: a script holds what it takes of one, and not what else the contract offers. */
const contracts = {resource: /[\\/]src[\\/][\w-]+[\\/]contract\.ts$/, sideEffects: false};

const tabs = path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'utils/tabsUtils.js');

const base = (): Plugin => ({
  name: 'docusaurus',
  getClientModules: () => [path.resolve(__dirname, 'retry-chunks')],
  configureWebpack: () => ({
    resolve: {alias: {'theme-common/tabsUtils$': tabs}},
    module: {rules: [contracts]},
  }),
});

/** @returns the plugins that change the inside of Docusaurus */
export const docusaurus = (options: Options): PluginConfig[] => [base, ...pluginsOf(patches, options)];
