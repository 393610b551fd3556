import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack, type Compiler} from '@rspack/core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import inTurn from '../../../../src/plugins/in-turn';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'in-turn-'));
  writeFileSync(path.join(folder, 'entry.js'), '');
});
afterAll(() => rmSync(folder, {recursive: true}));

/** Bundles for browsers and for the server as Docusaurus does. @returns what began and ended, in its order */
async function eventsOf(mode: 'production' | 'development'): Promise<string[]> {
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
    ...(inTurn().configureWebpack?.({mode}, isServer, {} as never, undefined) as object),
  }));
  const compiler = rspack(configs);
  await new Promise<void>((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())));
  await new Promise((resolve) => compiler.close(resolve));
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
