import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Patch} from '../patch';
import type {Proof} from '../proof';
import {replacement} from '../replacement';

const folder = path.resolve(__dirname, './browser');
const router = path.join(folder, 'index');

const original = () =>
  path.join(path.dirname(require.resolve('@docusaurus/theme-common')), 'utils/routesUtils.js');

function routing(_context: LoadContext, proof: Proof): Plugin {
  return {
    name: 'routing',
    configureWebpack: (_, __, {currentBundler}) => ({
      resolve: {
        alias: {
          'react-router-config$': router,
          '@docusaurus/router': router,
          'theme-common/routesUtils$': original(),
        },
      },
      plugins: [
        replacement(
          currentBundler,
          {
            asked: /^\.\/utils\/routesUtils$/,
            by: 'theme-common/lib/internal.js',
            ours: path.join(folder, 'samePath'),
          },
          proof,
        ),
        proof.check as never,
      ],
    }),
  };
}

export const routingPatch: Patch = {
  name: 'routing',
  kind: 'speed',
  targets: [
    {module: '@docusaurus/theme-common/lib/internal.js', has: /from '\.\/utils\/routesUtils'/},
    {module: '@docusaurus/core/lib/client/exports/router.js', has: /from 'react-router-dom'/},
    {module: '@docusaurus/core/lib/client/exports/renderRoutes.js', has: /react-router-config/},
  ],
  versions: ['3.8.1', '3.10.2'],
  why: 'Docusaurus finds a page by trying the patterns of all routes, several times a page: work that grows with the site.',
  gain: 'Finding and drawing a page costs the same on a site of any size (tests/bench/RESULTS.md, growth).',
  proof:
    'The replacement took place; tests/unit/docusaurus/routing compares what it finds and draws with react-router-config.',
  until: 'matchRoutes of react-router-config is replaced in Docusaurus (React Router 6 or later).',
  plugin: routing,
};
