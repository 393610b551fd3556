import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {live} from '../../../src/live/plugin';

it('wraps the plugins of the project, and leaves those of libraries, which are named', async () => {
  const library = ['@docusaurus/plugin-client-redirects', {redirects: []}] as const;
  const own = (_: LoadContext, options: unknown): Plugin => ({
    name: 'own',
    loadContent: () => Promise.resolve(options),
  });
  const [first, second] = live([[...library], [own, {speed: true}]]);
  expect(first).toEqual(library);
  const [make, options] = second as [PluginModule, object];
  const plugin = (await make({} as LoadContext, options)) as Plugin;
  expect(await plugin.loadContent?.()).toEqual({speed: true});
});
