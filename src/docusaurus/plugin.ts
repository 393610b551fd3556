import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** A contract does nothing by itself: a script holds what it takes of one, and not what else the contract offers. */
const contracts = {resource: /[\\/]src[\\/][\w-]+[\\/]contract\.ts$/, sideEffects: false};

export default function docusaurus(): Plugin {
  return {
    name: 'docusaurus',
    getClientModules: () => [path.resolve(__dirname, 'retry-chunks')],
    configureWebpack: () => ({module: {rules: [contracts]}}),
  };
}
