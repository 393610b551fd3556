import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Patch} from '../patch';

const router = path.resolve(__dirname, './browser');

function routing(): Plugin {
  return {
    name: 'routing',
    configureWebpack: () => ({
      resolve: {alias: {'react-router-config$': router, '@docusaurus/router': router}},
    }),
  };
}

export const routingPatch: Patch = {
  name: 'routing',
  kind: 'speed',
  targets: [
    {
      module: '@docusaurus/core/lib/client/exports/router.js',
      has: /\{ useHistory, useLocation, Redirect, matchPath \} from 'react-router-dom'/,
    },
    {
      module: '@docusaurus/core/lib/client/exports/renderRoutes.js',
      has: /\{ renderRoutes as default \} from 'react-router-config'/,
    },
    {module: '@docusaurus/core/lib/client/preload.js', has: /\{ matchRoutes \} from 'react-router-config'/},
  ],
  versions: ['3.8.1', '3.10.2'],
  why: 'Docusaurus tries the patterns of all routes, several times a page, and knows no routes that come later, which client-bundle needs.',
  gain: 'The first match among 500 routes takes 1.8 ms in place of 14, and drawing it 0.3 in place of 1.2 (150 routes: 1.5 and 5.8).',
  proof:
    'tests/unit/docusaurus/routing.test.ts compares what it finds with react-router-config; hydration.spec.ts runs on it.',
  until: 'Docusaurus has React Router 6 or later, or client-bundle goes.',
  plugin: routing,
};
