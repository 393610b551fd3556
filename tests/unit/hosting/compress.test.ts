import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {compressBuild} from '../../../src/hosting/compress';
import {folderWith} from '../../support/folder';

const text = 'A line of text that is written more than once.\n'.repeat(100);

async function built() {
  const folder = folderWith({
    'site/page.html': text,
    'site/short.html': 'x'.repeat(500),
    'site/picture.png': text,
  });
  const [site, cache] = [path.join(folder, 'site'), path.join(folder, 'cache')];
  await compressBuild(site, cache);
  return {site, cache};
}

const content = (site: string, file: string) => readFileSync(path.join(site, file));

it('puts two compressed files beside each text that shrinks, once', async () => {
  const {site, cache} = await built();
  await compressBuild(site, cache);
  const files = ['page.html', 'page.html.br', 'page.html.gz', 'picture.png', 'short.html'];
  expect(readdirSync(site).sort()).toEqual(files);
  expect(brotliDecompressSync(content(site, 'page.html.br')).toString()).toBe(text);
  expect(gunzipSync(content(site, 'page.html.gz')).toString()).toBe(text);
});

it('gives files the times of their content, so that entity tags outlast a build', async () => {
  const [one, other] = [await built(), await built()];
  const time = (site: string, file: string) => statSync(path.join(site, file)).mtimeMs;
  for (const file of ['page.html', 'page.html.br', 'picture.png', 'short.html'])
    expect(time(one.site, file), file).toBe(time(other.site, file));
  writeFileSync(path.join(one.site, 'short.html'), 'y'.repeat(500));
  await compressBuild(one.site, one.cache);
  expect(time(one.site, 'short.html')).not.toBe(time(other.site, 'short.html'));
});
