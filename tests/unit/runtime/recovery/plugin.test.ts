import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {passOver} from '../../../../src/build/pass';
import siteVersion from '../../../../src/runtime/recovery/plugin';
import {folderWith} from '../../../support/folder';

it('puts one version into its file and on every page', async () => {
  const folder = folderWith({
    'assets/js/main.1.js': '',
    'index.html': '<!doctype html><html lang=en><p>home',
    'part.html': '<p>no whole page',
  });
  await passOver(folder, [siteVersion().builtPages]);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const {version} = JSON.parse(read('version.json')) as {version: string};
  expect(read('index.html')).toBe(`<!doctype html><html data-version=${version} lang=en><p>home`);
  expect(read('part.html')).toBe('<p>no whole page');
});
