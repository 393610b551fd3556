import {readdirSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {buildAside} from '../../../src/releases/aside';
import {locked} from '../../../src/releases/lock';
import {differences, readManifest} from '../../../src/releases/manifest';
import {folderWith} from '../../support/folder';
import {originOfWord, siteOf, writeSite} from '../../support/releases/standIn';

let folder: string;
let build: string;

beforeEach(() => {
  folder = folderWith({});
  build = path.join(folder, 'build');
});

const builtFrom = (word: string, files = siteOf(word)) =>
  buildAside(build, originOfWord(word), (next) => writeSite(next, files));

/** What a reader of the build finds: its word, when it is whole. */
function built(): string | undefined {
  const manifest = readManifest(build);
  return manifest && !differences(build, manifest).length ? manifest.sources : undefined;
}

describe('a build beside the last one', () => {
  it('takes its place, removes what killed builds left, and lists every page and file', async () => {
    await builtFrom('one');
    await writeSite(`${build}-next-0a1b2c3d`, siteOf('killed'));
    const {routes, files} = await builtFrom('two');
    expect(built()).toBe('two');
    expect(readdirSync(folder)).toEqual(['build']);
    expect(routes).toEqual(['/', '/404.html', '/docs/page-0', '/docs/page-1', '/docs/page-2']);
    expect(files['index.html']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is what readers find when its writer fails', async () => {
    await builtFrom('one');
    const failing = buildAside(build, originOfWord('two'), async (next) => {
      await writeSite(next, siteOf('two'));
      throw new Error('No such plugin.');
    });
    await expect(failing).rejects.toThrow(/^No such plugin\. .*build holds what it held before\.$/);
    expect(built()).toBe('one');
    expect(readdirSync(folder)).toEqual(['build']);
  });

  it.each([
    ['a page', 'docs/page-1.html', 'no file for 1 of 5 pages: docs/page-1.html.'],
    ['a script that pages name', 'assets/js/main.two.js', 'files that are missing: assets/js/main.two.js.'],
    ['the list of pages', 'release.json', 'ended without a list of its pages.'],
    ['the search', 'search-index/index.json', 'The search of the build does not answer: ENOENT'],
  ])('is refused without %s', async (_, missing, says) => {
    await builtFrom('one');
    const files = siteOf('two');
    files.delete(missing);
    await expect(builtFrom('two', files)).rejects.toThrow(says);
    expect(built()).toBe('one');
  });

  it('waits until another has ended', async () => {
    const file = path.join(folder, 'lock');
    const log: string[] = [];
    let end = () => {};
    const held = new Promise<void>((resolve) => (end = resolve));
    const first = locked(
      file,
      () => {},
      () => (log.push('first'), held.then(() => log.push('first ends'))),
    );
    await expect.poll(() => log).toEqual(['first']);
    await locked(
      file,
      () => end(),
      () => Promise.resolve(log.push('second')),
    );
    await first;
    expect(log).toEqual(['first', 'first ends', 'second']);
  });
});
