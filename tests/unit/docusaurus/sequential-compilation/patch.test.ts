import path from 'node:path';
import type {Compiler} from '@rspack/core';
import {expect, it} from 'vitest';
import {sequentialCompilationPatch} from '../../../../src/docusaurus/sequential-compilation/patch';
import {bundle} from '../../../support/bundle';
import {folderWith} from '../../../support/folder';
import {pluginOf} from '../../../support/patches';

/** Bundles for browsers and for the server as Docusaurus does. @returns what began and ended, in its order */
async function eventsOf(mode: 'production' | 'development'): Promise<string[]> {
  const folder = folderWith({'entry.js': ''});
  const events: string[] = [];
  const noted = (name: string) => ({
    apply({hooks}: Compiler) {
      hooks.beforeRun.tap(name, () => void events.push(`${name} begins`));
      hooks.done.tap(name, () => void events.push(`${name} ends`));
    },
  });
  const configs = [false, true].map((isServer) => ({
    mode,
    context: folder,
    entry: './entry.js',
    output: {path: path.join(folder, String(isServer))},
    plugins: [noted(isServer ? 'server' : 'client')],
    ...(pluginOf(sequentialCompilationPatch).configureWebpack?.(
      {mode},
      isServer,
      {} as never,
      undefined,
    ) as object),
  }));
  await bundle(configs);
  return events;
}

it('bundles for the server when the bundle for browsers is ready', async () => {
  expect(await eventsOf('production')).toEqual([
    'client begins',
    'client ends',
    'server begins',
    'server ends',
  ]);
});

it('leaves the development server as it is', async () => {
  expect((await eventsOf('development')).slice(0, 2)).toEqual(['client begins', 'server begins']);
});
