import type {RouteConfig} from 'react-router-config';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {matchPath, matchRoutes} from '../../../../../src/docusaurus/routing/browser';
import {loadRoutes} from '../../../../../src/docusaurus/routing/browser/loadRoutes';
import type {LazyRoutes} from '../../../../../src/docusaurus/routing/browser/lazyRoutes';

const page = (path: string): RouteConfig => ({path, exact: true});
const load = {a: vi.fn<LazyRoutes['load']>(), m: vi.fn<LazyRoutes['load']>()};

let routes: RouteConfig[];
beforeEach(() => {
  load.a.mockReset().mockImplementation(() => Promise.resolve({default: [page('/docs/a'), page('/docs/b')]}));
  load.m.mockReset().mockImplementation(() => Promise.resolve({default: [page('/docs/M/one')]}));
  const parts: LazyRoutes[] = [
    {from: '/docs/a', load: load.a},
    {from: '/docs/m/one', load: load.m},
  ];
  routes = [page('/blog'), {path: '/docs', routes: [...parts, page('/docs/:old')]}, {path: '*'}];
});

const found = (address: string) => matchRoutes(routes, address).map(({route}) => route.path);

describe('a route that is not there', () => {
  it('comes with its neighbours, once', async () => {
    await Promise.all([loadRoutes(routes, '/docs/B/'), loadRoutes(routes, '/docs/a')]);
    await loadRoutes(routes, '/docs/a');
    expect(found('/docs/a')).toEqual(['/docs', '/docs/a']);
    expect(found('/docs/b')).toEqual(['/docs', '/docs/b']);
    expect(load.a).toHaveBeenCalledOnce();
    expect(load.m).not.toHaveBeenCalled();
  });

  it('comes from the part that its address is in', async () => {
    await loadRoutes(routes, '/docs/m/one');
    expect(found('/docs/m/one')).toEqual(['/docs', '/docs/M/one']);
    expect(load.a).not.toHaveBeenCalled();
  });

  it('is asked for again after a failure', async () => {
    load.a.mockRejectedValueOnce(new Error('gone'));
    await expect(loadRoutes(routes, '/docs/a')).rejects.toThrow('gone');
    await loadRoutes(routes, '/docs/a');
    expect(found('/docs/a')).toEqual(['/docs', '/docs/a']);
  });
});

it('an address outside asks for no part', async () => {
  for (const address of ['/blog', '/none', '/']) await loadRoutes(routes, address);
  expect(found('/none')).toEqual(['*']);
  expect([load.a, load.m].flatMap(({mock}) => mock.calls)).toEqual([]);
});

it('a part is no route', () => {
  const [part] = routes[1]?.routes as [RouteConfig];
  expect(matchPath('/docs/a', part)).toBeNull();
  expect(found('/docs/a')).toEqual(['/docs', '/docs/:old']);
});
