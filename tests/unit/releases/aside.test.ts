import {readFileSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {buildAside} from '../../../src/releases/aside';
import {differences, readManifest} from '../../../src/releases/manifest';
import {folderWith} from '../../support/folder';
import {originOfWord, siteOf, writeSite} from '../../support/releases/standIn';

let folder: string;
let build: string;

const builtFrom = (word: string, files = siteOf(word)) =>
  buildAside(build, originOfWord(word), (next) => writeSite(next, files));

/** What a reader of the folder finds: the word of the build, when it is whole. */
function reads(): string | undefined {
  const manifest = readManifest(build);
  return manifest && !differences(build, manifest).length ? manifest.sources : undefined;
}

beforeEach(() => {
  folder = folderWith({});
  build = path.join(folder, 'build');
});

describe('a build beside the last one', () => {
  it('takes its place, and leaves nothing else', async () => {
    await builtFrom('one');
    expect(reads()).toBe('one');
    await builtFrom('two');
    expect(reads()).toBe('two');
    expect(readdirSync(folder)).toEqual(['build']);
  });

  it('has a manifest with every page and every file, the same each time', async () => {
    const manifest = await builtFrom('one');
    const text = readFileSync(path.join(build, 'release.json'), 'utf8');
    expect(JSON.parse(text)).toEqual(manifest);
    expect(manifest.routes).toEqual(['/', '/404.html', '/docs/page-0', '/docs/page-1', '/docs/page-2']);
    expect(Object.keys(manifest.files)).toContain('assets/js/main.one.js');
    expect(manifest.files['index.html']).toMatch(/^[0-9a-f]{64}$/);
    await builtFrom('two');
    await builtFrom('one');
    expect(readFileSync(path.join(build, 'release.json'), 'utf8')).toBe(text);
  });

  it('is what readers find when its writer fails, with all that it wrote', async () => {
    await builtFrom('one');
    const failing = buildAside(build, originOfWord('two'), async (next) => {
      await writeSite(next, siteOf('two'));
      throw new Error('No such plugin.');
    });
    await expect(failing).rejects.toThrow(/^No such plugin\. .*build holds what it held before\.$/);
    expect(reads()).toBe('one');
    expect(readdirSync(folder)).toEqual(['build']);
  });

  it('says that there is none when the first one fails', async () => {
    await expect(
      buildAside(build, originOfWord('one'), () => Promise.reject(new Error('No.'))),
    ).rejects.toThrow(/^No\. There is no .*build\.$/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('removes what killed builds left', async () => {
    await builtFrom('one');
    await writeSite(`${build}-next-0a1b2c3d`, siteOf('two'));
    await builtFrom('three');
    expect(readdirSync(folder)).toEqual(['build']);
    expect(reads()).toBe('three');
  });

  it('does not replace a link', async () => {
    const release = folderWith({'index.html': 'published'});
    symlinkSync(release, build);
    await expect(builtFrom('one')).rejects.toThrow(/build is a link to another folder.* Remedy: /);
    expect(readdirSync(release)).toEqual(['index.html']);
  });
});

describe('a build is refused, and the old one stays', () => {
  const without = (file: string | RegExp) => (files: Map<string, string>) => {
    for (const name of [...files.keys()]) if (name === file || name.match(file)) files.delete(name);
  };
  const emptied = (file: RegExp) => (files: Map<string, string>) => {
    for (const name of [...files.keys()]) if (file.test(name)) files.set(name, '');
  };

  it.each([
    ['a page', without('docs/page-1.html'), 'no file for 1 of 5 pages: docs/page-1.html.'],
    [
      'a script that pages name',
      without('assets/js/main.two.js'),
      'files that are missing: assets/js/main.two.js.',
    ],
    ['the list of pages', without('release.json'), 'ended without a list of its pages.'],
    [
      'the entry of the search',
      without('search-index/index.json'),
      'The search of the build does not answer: ENOENT',
    ],
    ['files of the search', without(/^assets\/search/), 'The search of the build does not answer: ENOENT'],
    ['content of the search', emptied(/^assets\/search/), 'The search of the build does not answer: '],
    [
      'what the search has to find',
      (files: Map<string, string>) =>
        void files.set('search-index/pages.json', JSON.stringify([['/docs/other', 'Something else']])),
      '"Something else" does not find /docs/other',
    ],
  ])('without %s', async (_, change, says) => {
    await builtFrom('one');
    const files = siteOf('two');
    change(files);
    const failing = builtFrom('two', files);
    await expect(failing).rejects.toThrow(says);
    await expect(failing).rejects.toThrow(/Remedy: .* holds what it held before\.$/);
    expect(reads()).toBe('one');
    expect(readdirSync(folder)).toEqual(['build']);
  });
});
