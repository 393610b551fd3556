import {readFileSync} from 'node:fs';
import path from 'node:path';
import {rspack, type Configuration} from '@rspack/core';
import {expect, it} from 'vitest';
import {deterministicOutputPatch, withoutPaths} from '../../../../src/docusaurus/deterministic-output/patch';
import {pluginOf} from '../../../support/patches';
import {bundle} from '../../../support/bundle';
import {folderWith} from '../../../support/folder';

it.each(['/home/a/site', 'C:\\sites\\help'])('a picture is asked for in the same words in %s', (folder) => {
  const loader = (name: string) => `${folder}/node_modules/${name}/dist/cjs.js`;
  const asked = `!${loader('url-loader')}?limit=10000&name=a.[ext]&fallback=${loader('file-loader')}!./a.svg`;
  expect(withoutPaths(asked)).toBe(
    `!${loader('url-loader')}?limit=10000&name=a.[ext]&fallback=file-loader!./a.svg`,
  );
});

it('what follows the loader stays', () => {
  const asked = '!url-loader?fallback=/a/node_modules/file-loader/dist/cjs.js&emitFile=false!./a.svg';
  expect(withoutPaths(asked)).toBe('!url-loader?fallback=file-loader&emitFile=false!./a.svg');
});

/** @returns the script that knows the names of all others, of a small bundle for browsers */
async function bundledRuntime(): Promise<string> {
  const folder = folderWith({
    'entry.js': "import('./part.js').then(({part}) => part(document));",
    'part.js': 'export const part = (whole) => whole.title;',
  });
  const currentBundler = {name: 'rspack', instance: rspack};
  const {optimization} = pluginOf(deterministicOutputPatch).configureWebpack?.(
    {mode: 'production'},
    false,
    {currentBundler} as never,
    undefined,
  ) as Configuration;
  await bundle({
    mode: 'production',
    context: folder,
    entry: {main: './entry.js'},
    output: {path: path.join(folder, 'out'), filename: '[name].js'},
    optimization: {...optimization, runtimeChunk: {name: 'runtime~main'}},
  });
  return readFileSync(path.join(folder, 'out/runtime~main.js'), 'utf8');
}

it('what the variables of the runtime are called does not depend on the letters in the names of files', async () => {
  const [, names = ''] = /var ((?:\w[,=;]?(?:\{\},?)?)+)/.exec(await bundledRuntime()) ?? [];
  const letters = names.match(/[a-z]/g) ?? [];
  expect(letters.length).toBeGreaterThan(2);
  expect(letters).toEqual([...letters].sort());
});
