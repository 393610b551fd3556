import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Patch} from '../patch';
import type {Proof} from '../proof';
import {replacement, type Replacement} from '../replacement';

const replacements: Replacement[] = [
  {
    asked: /^\.\/PendingNavigation$/,
    by: 'core/lib/client/App.js',
    ours: path.resolve(__dirname, './PendingNavigation'),
  },
  {
    asked: /^react-router-dom$/,
    by: 'core/lib/client/clientEntry.js',
    ours: path.resolve(__dirname, './BrowserRouter'),
  },
];

function navigation(_context: LoadContext, proof: Proof): Plugin {
  return {
    name: 'navigation',
    getClientModules: () => [path.resolve(__dirname, './pageTransition')],
    configureWebpack: (_, isServer, {currentBundler}) => ({
      plugins: isServer
        ? []
        : [...replacements.map((one) => replacement(currentBundler, one, proof)), proof.check as never],
    }),
  };
}

export const navigationPatch: Patch = {
  name: 'navigation',
  kind: 'behaviour',
  targets: [
    {module: '@docusaurus/core/lib/client/App.js', has: /from '\.\/PendingNavigation'/},
    {
      module: '@docusaurus/core/lib/client/clientEntry.js',
      has: /\{ ?BrowserRouter, HashRouter ?\} from 'react-router-dom'/,
    },
    {
      module: '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js',
      has: /export function dispatchLifecycleAction/,
    },
  ],
  versions: ['3.8.1', '3.10.2'],
  why: 'Docusaurus has no place for what happens between two pages: it draws the old page again before the next one is there, and says nothing when its files do not come.',
  gain: 'The old page is not rendered again when the reader leaves it, and a reader whose next page does not come is told.',
  proof: 'Both replacements took place.',
  until: 'Docusaurus tells a site of a failed navigation, and draws the old page no more.',
  plugin: navigation,
};
