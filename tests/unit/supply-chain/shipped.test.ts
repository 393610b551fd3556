import path from 'node:path';
import {expect, it} from 'vitest';
import {emitFiles} from '../../../src/content/contract.node';
import {packageOf, shippedFiles, shippedPackages} from '../../../src/supply-chain/shipped';
import {bundleLoader, bundleStarter} from '../../../src/runtime/bootstrap/bundle';
import {bundle} from '../../support/bundle';
import {folderWith} from '../../support/folder';
import {readFileSync} from 'node:fs';
import type {Plugin} from 'esbuild';

it.each([
  ['/site/node_modules/a/lib/index.js', 'node_modules/a'],
  ['/site/node_modules/@x/b/index.css', 'node_modules/@x/b'],
  ['/site/node_modules/a/node_modules/@x/b/index.js', 'node_modules/a/node_modules/@x/b'],
  ['/site/src/theme/Root.tsx', undefined],
])('%s is of the package at %s', (file, place) => {
  expect(packageOf(file)).toEqual(place && {place, folder: `/site/${place}`});
});

const manifest = (name: string, more = {}) =>
  JSON.stringify({name, version: '1.2.3', license: 'MIT', ...more});

it('finds the packages whose modules are in a chunk, and those alone', async () => {
  const folder = folderWith({
    'index.js': `
      import {used} from 'used';
      import {unused} from 'pure';
      import './sheet.css';
      console.log(used, import('lazy'), new Worker(new URL('./worker.js', import.meta.url)));`,
    'worker.js': `import {used} from 'in-worker'; postMessage(used);`,
    'sheet.css': `@import 'sheet/sheet.css';`,
    'node_modules/used/index.js': `export * from 'inner';`,
    'node_modules/used/package.json': manifest('used', {sideEffects: false}),
    'node_modules/used/node_modules/inner/index.js': 'export const used = Math.random();',
    'node_modules/used/node_modules/inner/package.json': manifest('inner'),
    'node_modules/pure/index.js': 'export const unused = 1;',
    'node_modules/pure/package.json': manifest('pure', {sideEffects: false}),
    'node_modules/lazy/index.js': 'export default 1;',
    'node_modules/lazy/package.json': manifest('lazy'),
    'node_modules/in-worker/index.js': 'export const used = Math.random();',
    'node_modules/in-worker/package.json': manifest('in-worker'),
    'node_modules/sheet/sheet.css': 'a {color: red}',
    'node_modules/sheet/package.json': manifest('sheet'),
    'node_modules/absent/package.json': manifest('absent'),
  });
  const plugin = emitFiles('test', (compilation) => [
    {
      path: '/names.txt',
      text: shippedPackages(shippedFiles(compilation))
        .map(({place}) => place)
        .join('\n'),
    },
  ]);
  await bundle({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: {path: path.join(folder, 'out')},
    experiments: {css: true},
    plugins: [plugin as never],
  });
  expect(readFileSync(path.join(folder, 'out/names.txt'), 'utf8').split('\n')).toEqual([
    'node_modules/in-worker',
    'node_modules/used/node_modules/inner',
    'node_modules/lazy',
    'node_modules/sheet',
  ]);
});

it('the scripts that are bundled apart hold no package, which nothing would list', async () => {
  const found: string[] = [];
  const collect: Plugin = {
    name: 'collect',
    setup: (build) =>
      build.onLoad({filter: /./}, ({path: file}) => {
        found.push(file);
        return undefined;
      }),
  };
  const options = {offersSystem: true, baseUrl: '/'};
  await bundleStarter(options, [collect]);
  await bundleLoader(options, [collect]);
  expect(found.length).toBeGreaterThan(2);
  expect(found.filter((file) => packageOf(file))).toEqual([]);
});
