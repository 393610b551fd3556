import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {expect, it, vi} from 'vitest';
import {movingFiles} from '../../../../src/docusaurus/client-bundle/files';
import {completingManifest} from '../../../../src/docusaurus/client-bundle/manifest';
import {filesOf} from '../../../../src/docusaurus/client-bundle/tables';
import {bundle} from '../../../support/bundle';
import {folderWith} from '../../../support/folder';

const loading = (...names: string[]) =>
  names.map((name) => `() => import(/* webpackChunkName: "${name}" */ './${name}.js')`).join();

const sources = (marker: string) => ({
  'entry.js': `window.load = [${loading('routes-0', 'shared')}];`,
  'routes-0.js': `console.log(${JSON.stringify(marker)}); export default [${loading('page', 'shared')}];`,
  'page.js': 'export default "the page";',
  'shared.js': 'export default "the shared part";',
  'client-manifest.json': JSON.stringify({origins: {main: ['1']}}),
});

/** Bundles as Docusaurus does. @returns the scripts by their names, and what the manifest says */
async function bundled(marker: string, chunkFilename = 'assets/js/c.[contenthash:8].js') {
  const folder = folderWith(sources(marker));
  const out = path.join(folder, 'out');
  const manifestFile = path.join(folder, 'client-manifest.json');
  await bundle({
    mode: 'production',
    context: folder,
    entry: {main: './entry.js'},
    output: {path: out, filename: '[name].js', chunkFilename},
    optimization: {runtimeChunk: {name: 'runtime~main'}, chunkIds: 'named'},
    plugins: [
      movingFiles(['routes-0']),
      completingManifest(manifestFile, [
        {name: 'routes', source: '', chunks: [['shared', '@theme/Shared']]},
        {name: 'routes-0', source: '', chunks: [['page', '@site/page.md']]},
      ]),
    ],
  });
  const files = readdirSync(out, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.js'));
  const scripts = new Map(files.map((file) => [file, readFileSync(path.join(out, file), 'utf8')]));
  const holding = (text: string) => files.find((file) => scripts.get(file)?.includes(text)) ?? '';
  return {
    scripts,
    holding,
    manifest: JSON.parse(readFileSync(manifestFile, 'utf8')) as unknown,
  };
}

it('the name of a file that only a part asks for stands in the part, under the name that it has in the end', async () => {
  const {scripts, holding} = await bundled(filesOf('routes-0'));
  const [page, shared, part] = [holding('the page'), holding('the shared part'), holding('log(')];
  expect(scripts.get(part)).toContain(`{page:"${page}"}`);
  const runtime = scripts.get('runtime~main.js');
  const hashOf = (file: string) => /[0-9a-f]{8}/.exec(file)?.[0] ?? 'none';
  expect(runtime).toContain(hashOf(shared));
  expect(runtime).toContain(hashOf(part));
  expect(runtime).not.toContain(hashOf(page));
});

it('a page brings what it is made of, and the part that asks for it', async () => {
  expect((await bundled(filesOf('routes-0'))).manifest).toEqual({
    origins: {main: ['1'], '@theme/Shared': ['shared'], '@site/page.md': ['routes-0', 'page']},
  });
});

it('a group of routes without a place for the names is an error', async () => {
  await expect(bundled('nothing')).rejects.toThrow(/routes-0 has no "files of routes-0"\. Remedy/);
});

it('where the runtime has no table of files, names stay in it, and the build says so once', async () => {
  const warn = vi.spyOn(logger, 'warn').mockImplementation(() => {});
  const {scripts, holding} = await bundled(filesOf('routes-0'), 'c.[id].js');
  expect(scripts.get(holding('log('))).not.toContain('files of');
  expect(warn.mock.calls).toEqual([[expect.stringContaining('"client-bundle" does not fit')]]);
  warn.mockRestore();
});
