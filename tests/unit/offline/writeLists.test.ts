import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {writeLists} from '../../../src/offline/build/writeLists';
import type {Everything, SearchPack, Shell} from '../../../src/offline/lists';
import {folderWith} from '../../support/folder';

const page = (...files: string[]) => `<!doctype html><script data-files="${files.join(' ')}">1</script>`;

const built: Record<string, string> = {
  'version.json': '{"version":"12345678"}',
  'index.html': page('/assets/js/main.1.js'),
  'offline.html': page('/assets/js/main.1.js', '/assets/js/c.2.js'),
  'search.html': page('/assets/js/main.1.js', '/assets/css/styles.3.css'),
  '404.html': page('/assets/js/main.1.js'),
  'docs/index.html': '<!doctype html><meta http-equiv=refresh content="0; url=/docs/intro">',
  'docs/intro.html': `${page('/assets/js/main.1.js')}<img src=/img/a.svg><a href=/downloads/a.csv>Table</a>`,
  'img/a.svg': '<svg/>',
  'img/unused.svg': '<svg/>',
  'downloads/a.csv': 'a',
  'assets/js/main.1.js': 'main',
  'assets/js/c.2.js': 'two',
  'assets/js/c.4.js': 'four',
  'assets/js/kept-engine.5.js': 'five',
  'assets/css/styles.3.css': 'b{}',
  'assets/samples/a.samples.5.json': '{}',
  'search-index/index.json': '{"build":"abc"}',
  'assets/search/abc/one.json': '[1]',
  'assets/search/abc/two.json': '[2]',
};

async function lists() {
  const outDir = folderWith(built);
  await writeLists({outDir, baseUrl: '/', keptChunks: ['/assets/js/c.4.js']});
  const read = <Value>(file: string) => JSON.parse(readFileSync(path.join(outDir, file), 'utf8')) as Value;
  return {
    shell: read<Shell>('offline/shell.json'),
    everything: read<Everything>('offline/everything.json'),
    pack: read<SearchPack>('assets/search/abc/pack.json'),
  };
}

it('every reader keeps the page about it, the search, their files and the named chunks', async () => {
  const {shell, pack} = await lists();
  expect(shell).toEqual({
    version: '12345678',
    pages: ['/offline', '/search'],
    files: [
      '/assets/css/styles.3.css',
      '/assets/js/c.2.js',
      '/assets/js/c.4.js',
      '/assets/js/kept-engine.5.js',
      '/assets/js/main.1.js',
    ],
    search: {
      entry: '/search-index/index.json',
      folder: '/assets/search/abc/',
      pack: '/assets/search/abc/pack.json',
    },
  });
  expect(pack).toEqual({entry: '{"build":"abc"}', files: {'one.json': '[1]', 'two.json': '[2]'}});
});

it('the whole documentation is every page and what pages ask for, without downloads and addresses that lead on', async () => {
  const {everything} = await lists();
  expect(everything.files.map((file) => file.path)).toEqual([
    '/',
    '/docs/intro',
    '/offline',
    '/search',
    '/assets/css/styles.3.css',
    '/assets/js/c.2.js',
    '/assets/js/c.4.js',
    '/assets/js/kept-engine.5.js',
    '/assets/js/main.1.js',
    '/assets/samples/a.samples.5.json',
    '/img/a.svg',
    '/assets/search/abc/pack.json',
  ]);
  expect(everything.bytes).toBe(everything.files.reduce((sum, {bytes}) => sum + bytes, 0));
  const hashOf = (name: string) => everything.files.find((file) => file.path === name)?.hash;
  expect(hashOf('/docs/intro')).toMatch(/^[\da-f]{8}$/);
  expect(hashOf('/assets/js/main.1.js')).toBe('');
});
