import {readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {buildAside} from '../../../src/releases/aside';
import {currentIn} from '../../../src/releases/folder/history';
import {publish} from '../../../src/releases/folder/publish';
import {rollBack} from '../../../src/releases/folder/rollback';
import {locked} from '../../../src/releases/lock';
import {differences, readManifest} from '../../../src/releases/manifest';
import {folderWith} from '../../support/folder';
import {originOfWord, siteOf, writeSite} from '../../support/releases/standIn';

let folder: string;
let build: string;
let served: string;

beforeEach(() => {
  folder = folderWith({});
  build = path.join(folder, 'build');
  served = path.join(folder, 'srv');
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

async function release(word: string) {
  await builtFrom(word);
  return publish(served, build);
}

const current = (file: string) => path.join(served, 'current', file);
const reads = () => /<p>(\w+)/.exec(readFileSync(current('index.html'), 'utf8'))?.[1];
const scripts = () =>
  readdirSync(current('assets/js'))
    .map((name) => name.split('.')[1])
    .sort();
const numbers = () => readdirSync(path.join(served, 'releases')).sort();

describe('a release', () => {
  it('is what the link leads to, with the hashed files of the last three', async () => {
    expect(await release('a')).toMatchObject({number: 1, isNew: true, before: undefined, removed: []});
    expect(readlinkSync(path.join(served, 'current'))).toBe('releases/1/site');
    for (const word of ['b', 'c', 'd']) await release(word);
    expect(await release('e')).toMatchObject({number: 5, before: 4, kept: {of: [4, 3, 2]}, removed: [1]});
    expect([reads(), scripts(), numbers()]).toEqual(['e', ['b', 'c', 'd', 'e'], ['2', '3', '4', '5']]);
    expect(await publish(served, build)).toMatchObject({number: 5, isNew: false});
  });

  it.each([
    ['was never finished', () => rmSync(path.join(build, 'release.json')), 'holds no finished build'],
    ['was changed', () => writeFileSync(path.join(build, 'index.html'), ''), 'index.html has changed'],
  ])('is refused when the build %s; readers get what they had', async (_, change, says) => {
    await release('one');
    await builtFrom('two');
    change();
    const failing = publish(served, build);
    await expect(failing).rejects.toThrow(says);
    await expect(failing).rejects.toThrow(/Remedy: npm run build.* Readers still get release 1\.$/);
    expect([reads(), numbers()]).toEqual(['one', ['1']]);
  });
});

describe('a rollback', () => {
  it('returns to the release before, or to a chosen one, and the next release follows it', async () => {
    for (const word of ['one', 'two', 'three']) await release(word);
    expect(await rollBack(served)).toMatchObject({from: 3, to: 2});
    expect([reads(), scripts()]).toEqual(['two', ['one', 'three', 'two']]);
    await rollBack(served);
    expect(currentIn(served)).toBe(1);
    expect(await rollBack(served, 3)).toMatchObject({from: 1, to: 3});
    await rollBack(served);
    expect(await release('four')).toMatchObject({number: 4, before: 2});
  });

  it('is refused where there is no such release, or it was changed', async () => {
    await expect(rollBack(folder)).rejects.toThrow(/holds no release\. Remedy: /);
    await release('one');
    await expect(rollBack(served)).rejects.toThrow(/no release before 1 in .*; release 1 stays\. Remedy: /);
    await release('two');
    await expect(rollBack(served, 7)).rejects.toThrow(/no other release 7 in .* Remedy: choose one of 2, 1 /);
    rmSync(path.join(served, 'releases/1/site/docs/page-1.html'));
    await expect(rollBack(served)).rejects.toThrow(/Release 1 is not what was published: .* Remedy: /);
    expect(reads()).toBe('two');
  });
});
