/** Docusaurus has no place for what happens between two pages; the modules of its client that open a page are ours. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replacement, type Replacement} from '../replacement';

const places: Replacement[] = [
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

export default function pageTransition(): Plugin {
  return {
    name: 'page-transition',
    getClientModules: () => [path.resolve(__dirname, './pageTransition')],
    configureWebpack: (_, isServer, {currentBundler}) => ({
      plugins: isServer ? [] : places.map((place) => replacement(currentBundler, place)),
    }),
  };
}
