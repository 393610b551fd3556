/** Docusaurus finds a page by trying all of them, and has no option for it; src/docusaurus/routing/browser does not. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replacement} from '../replacement';

const folder = path.resolve(__dirname, './browser');
const original = path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'utils/routesUtils.js');
const router = path.join(folder, 'index');

export default function routing(): Plugin {
  return {
    name: 'routing',
    configureWebpack: (_, __, {currentBundler}) => ({
      resolve: {
        alias: {
          'react-router-config$': router,
          '@docusaurus/router': router,
          'theme-common/routesUtils$': original,
        },
      },
      plugins: [
        replacement(currentBundler, {
          asked: /^\.\/utils\/routesUtils$/,
          by: 'theme-common/lib/internal.js',
          ours: path.join(folder, 'samePath'),
        }),
      ],
    }),
  };
}
