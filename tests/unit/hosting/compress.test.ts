import {existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, brotliDecompressSync, gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {compressBuild} from '../../../src/hosting/compress';
import {folderWith} from '../../support/folder';

const text = 'A sentence that comes again and again. '.repeat(40);
const noise = Buffer.from(Array.from({length: 900}, (_, index) => (index * index * 2654435761) >>> 24));

async function built() {
  const folder = folderWith({
    'site/page.html': text,
    'site/assets/main.js': text,
    'site/short.html': 'x'.repeat(500),
    'site/noise.txt': noise,
    'site/picture.png': text,
  });
  const site = path.join(folder, 'site');
  await compressBuild(site, path.join(folder, 'cache'));
  return {site, cache: path.join(folder, 'cache')};
}

const content = (site: string, file: string) => readFileSync(path.join(site, file));
const time = (site: string, file: string) => statSync(path.join(site, file)).mtimeMs;

it('puts two compressed files beside each text of more than 500 bytes that shrinks', async () => {
  const {site} = await built();
  expect((readdirSync(site, {recursive: true}) as string[]).sort()).toEqual([
    'assets',
    'assets/main.js',
    'assets/main.js.br',
    'assets/main.js.gz',
    'noise.txt',
    'page.html',
    'page.html.br',
    'page.html.gz',
    'picture.png',
    'short.html',
  ]);
  expect(brotliDecompressSync(content(site, 'page.html.br')).toString()).toBe(text);
  expect(gunzipSync(content(site, 'page.html.gz')).toString()).toBe(text);
});

it('compresses a build of much text quickly, and all others as far as it goes', async () => {
  const words = Array.from({length: 4000}, (_, index) => `word-${(index * 7919) % 997}`).join(' ');
  const folder = folderWith({'site/page.html': words});
  const site = path.join(folder, 'site');
  const lengths = [];
  for (const most of [words.length, words.length - 1]) {
    await compressBuild(site, path.join(folder, 'cache'), most);
    expect(brotliDecompressSync(content(site, 'page.html.br')).toString()).toBe(words);
    lengths.push(content(site, 'page.html.br').length);
  }
  expect(lengths[0]).toBe(brotliCompressSync(words).length);
  expect(lengths[1]).toBeGreaterThan(lengths[0]!);
});

it('compresses the same content once', async () => {
  const {site, cache} = await built();
  expect(readdirSync(cache)).toHaveLength(4);
  for (const name of readdirSync(cache)) writeFileSync(path.join(cache, name), 'as it was kept');
  await compressBuild(site, cache);
  expect(content(site, 'page.html.br').toString()).toBe('as it was kept');
});

it('gives files the times of their content, whenever they were made', async () => {
  const [one, other] = [await built(), await built()];
  for (const file of ['page.html', 'page.html.br', 'picture.png', 'short.html'])
    expect(time(one.site, file), file).toBe(time(other.site, file));
  utimesSync(path.join(one.site, 'short.html'), 5, 5);
  await compressBuild(one.site, one.cache);
  expect(time(one.site, 'short.html')).toBe(time(other.site, 'short.html'));
  writeFileSync(path.join(one.site, 'short.html'), 'y'.repeat(500));
  await compressBuild(one.site, one.cache);
  expect(time(one.site, 'short.html')).not.toBe(time(other.site, 'short.html'));
  expect(time(one.site, 'page.html')).toBeLessThan(Date.UTC(2020, 1));
});

it('compresses nothing of what it has compressed', async () => {
  const {site, cache} = await built();
  await compressBuild(site, cache);
  expect(existsSync(path.join(site, 'page.html.br.br'))).toBe(false);
  expect(existsSync(path.join(site, 'page.html.gz.br'))).toBe(false);
});
