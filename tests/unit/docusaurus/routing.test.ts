import * as original from 'react-router-config';
import {expect, it, vi} from 'vitest';
import {matchRoutes} from '../../../src/docusaurus/routing/browser';
import type {LazyRoutes} from '../../../src/docusaurus/routing/browser/lazyRoutes';
import {loadRoutes} from '../../../src/docusaurus/routing/browser/loadRoutes';

type Route = original.RouteConfig;

const page = (path: string, more: Route = {}): Route => ({path, exact: true, ...more});

const routes: Route[] = [
  page('/blog'),
  page('/docs/:old(v\\d+)'),
  {
    path: '/docs',
    routes: [page('/docs/intro'), page('/docs/strict/', {strict: true}), page('/docs/a b%20c'), {}],
  },
  page('/'),
  {path: '*'},
];

const addresses = ['/', '/blog', '/BLOG/', '/blog/more', '/docs', '/docs/Intro/', '/docs/v2', '/docs/none'];
const awkward = ['/docs/intro/more', '/docs/strict', '/docs/strict/', '/docs/a b%20c', '/none'];

it.each([...addresses, ...awkward])('%s leads to the routes that React Router finds', (address) => {
  expect(matchRoutes(routes, address)).toEqual(original.matchRoutes(routes, address));
});

it('a group of routes comes once for all its pages, and is asked for again after a failure', async () => {
  const load = vi.fn<LazyRoutes['load']>(() =>
    Promise.resolve({default: [page('/docs/a'), page('/docs/b')]}),
  );
  load.mockRejectedValueOnce(new Error('gone'));
  const never = vi.fn<LazyRoutes['load']>();
  const groups: LazyRoutes[] = [
    {from: '/docs/a', load},
    {from: '/docs/m', load: never},
  ];
  const table: Route[] = [page('/blog'), {path: '/docs', routes: [...groups]}, {path: '*'}];
  await expect(loadRoutes(table, '/docs/a')).rejects.toThrow('gone');
  await Promise.all([
    loadRoutes(table, '/docs/B/'),
    loadRoutes(table, '/docs/a'),
    loadRoutes(table, '/none'),
  ]);
  expect(matchRoutes(table, '/docs/b').map(({route}) => route.path)).toEqual(['/docs', '/docs/b']);
  expect([load.mock.calls.length, never.mock.calls.length]).toEqual([2, 0]);
});
