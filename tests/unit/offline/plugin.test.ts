import type {LoadContext, PluginContentLoadedActions, RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import offline from '../../../src/offline/plugin';

const contextOf = (baseUrl: string) => ({baseUrl}) as LoadContext;

async function routesOf(baseUrl: string, isOn: boolean): Promise<RouteConfig[]> {
  const routes: RouteConfig[] = [];
  const actions = {
    addRoute: (route: RouteConfig) => routes.push(route),
  } as unknown as PluginContentLoadedActions;
  await offline(contextOf(baseUrl), {isOn}).contentLoaded?.({content: undefined, actions});
  return routes;
}

it('adds the page about reading offline, in the folder of the site', async () => {
  expect(await routesOf('/', true)).toEqual([
    {path: '/offline', component: '@site/src/offline/ui/OfflinePage', exact: true},
  ]);
  expect((await routesOf('/help/', true))[0]?.path).toBe('/help/offline');
});

it('switched off, it adds a page that says so, and nothing runs in pages', async () => {
  expect((await routesOf('/', false))[0]?.component).toBe('@site/src/offline/ui/OfflinePage/SwitchedOff');
  expect(offline(contextOf('/'), {isOn: false}).getClientModules?.()).toEqual([]);
  expect(offline(contextOf('/'), {isOn: true}).getClientModules?.()).toHaveLength(1);
});
