import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {buildAside} from '../../../../src/releases/aside';
import {currentIn} from '../../../../src/releases/folder/history';
import {publish} from '../../../../src/releases/folder/publish';
import {rollBack} from '../../../../src/releases/folder/rollback';
import {folderWith} from '../../../support/folder';
import {originOfWord, siteOf, writeSite} from '../../../support/releases/standIn';

let folder: string;
let build: string;
let served: string;

async function release(word: string) {
  await buildAside(build, originOfWord(word), (next) => writeSite(next, siteOf(word)));
  return publish(served, build);
}

const current = (file: string) => path.join(served, 'current', file);
const reads = () => /<p>(\w+)/.exec(readFileSync(current('index.html'), 'utf8'))?.[1];
const scripts = () => readdirSync(current('assets/js')).sort();
const scriptsOf = (...words: string[]) => words.map((word) => `main.${word}.js`).sort();

beforeEach(() => {
  folder = folderWith({});
  build = path.join(folder, 'build');
  served = path.join(folder, 'srv');
});

describe('a release', () => {
  it('is what the link leads to', async () => {
    expect(await release('one')).toMatchObject({number: 1, isNew: true, before: undefined, removed: []});
    expect(readlinkSync(path.join(served, 'current'))).toBe('releases/1/site');
    expect(reads()).toBe('one');
    expect(await release('two')).toMatchObject({number: 2, before: 1, kept: {of: [1]}});
    expect(reads()).toBe('two');
  });

  it('keeps the hashed files of the last three, and none of their pages', async () => {
    for (const word of ['a', 'b', 'c', 'd', 'e']) await release(word);
    expect(scripts()).toEqual(scriptsOf('b', 'c', 'd', 'e'));
    expect(readFileSync(current('assets/js/main.b.js'), 'utf8')).toContain("'b'");
    expect(readdirSync(path.join(served, 'releases')).sort()).toEqual(['2', '3', '4', '5']);
    expect(reads()).toBe('e');
  });

  it('says how many files it keeps and which releases are gone', async () => {
    for (const word of ['a', 'b', 'c', 'd']) await release(word);
    const {kept, removed} = await release('e');
    expect(removed).toEqual([1]);
    expect(kept.of).toEqual([4, 3, 2]);
    expect(kept.files).toBeGreaterThanOrEqual(3);
  });

  it('changes nothing when readers have the build already', async () => {
    await release('one');
    expect(await publish(served, build)).toMatchObject({number: 1, isNew: false});
    expect(readdirSync(path.join(served, 'releases'))).toEqual(['1']);
  });

  it('mends a release that was changed', async () => {
    await release('one');
    writeFileSync(current('index.html'), '<p>other');
    expect(await publish(served, build)).toMatchObject({number: 2, isNew: true});
    expect(reads()).toBe('one');
  });

  it('shares files that did not change with the release before, and keeps the times of the others', async () => {
    const day = new Date('2026-01-02T03:04:05Z');
    const other = (word: string) => siteOf(word).set('robots.txt', 'all');
    for (const word of ['one', 'two']) {
      await buildAside(build, originOfWord(word), (next) => writeSite(next, other(word)));
      utimesSync(path.join(build, 'index.html'), day, day);
      await publish(served, build);
    }
    const robots = statSync(current('robots.txt'));
    expect(robots.ino).toBe(statSync(path.join(served, 'releases/1/site/robots.txt')).ino);
    expect(statSync(current('index.html')).mtime).toEqual(day);
  });

  it.each([
    ['is none', () => rmSync(build, {recursive: true}), 'holds no finished build'],
    ['was never finished', () => rmSync(path.join(build, 'release.json')), 'holds no finished build'],
    ['was changed', () => writeFileSync(path.join(build, 'index.html'), ''), 'index.html has changed'],
    ['has lost a page', () => rmSync(path.join(build, 'docs/page-0.html')), 'docs/page-0.html is missing'],
    ['has one more file', () => writeFileSync(path.join(build, 'a.html'), ''), 'a.html is not of this build'],
  ])('is refused when the build %s; readers get what they had', async (_, change, says) => {
    await release('one');
    await release('two');
    change();
    const failing = publish(served, build);
    await expect(failing).rejects.toThrow(says);
    await expect(failing).rejects.toThrow(/Remedy: npm run build.* Readers still get release 2\.$/);
    expect(reads()).toBe('two');
    expect(readdirSync(path.join(served, 'releases')).sort()).toEqual(['1', '2']);
  });

  it('does not touch a folder that something else has made', async () => {
    mkdirSync(path.join(served, 'current'), {recursive: true});
    await expect(release('one')).rejects.toThrow(/current is not a link that a release made. Remedy: /);
    expect(existsSync(path.join(served, 'releases'))).toBe(false);
  });
});

describe('a rollback', () => {
  it('returns to the release before, with the hashed files of the one that is left', async () => {
    await release('one');
    await release('two');
    expect(await rollBack(served)).toMatchObject({from: 2, to: 1});
    expect(reads()).toBe('one');
    expect(scripts()).toEqual(scriptsOf('one', 'two'));
  });

  it('goes on to the one before that, and back to any', async () => {
    for (const word of ['one', 'two', 'three']) await release(word);
    await rollBack(served);
    await rollBack(served);
    expect(currentIn(served)).toBe(1);
    expect(await rollBack(served, 3)).toMatchObject({from: 1, to: 3});
    expect(reads()).toBe('three');
  });

  it('is what the next release follows', async () => {
    for (const word of ['one', 'two', 'three']) await release(word);
    await rollBack(served);
    expect(await release('four')).toMatchObject({number: 4, before: 2});
    expect(scripts()).toEqual(scriptsOf('one', 'two', 'three', 'four'));
    expect(await rollBack(served)).toMatchObject({to: 2});
  });

  it.each([
    ['there is none before', undefined, /There is no release before 1 in .*; release 1 stays\. Remedy: /],
    ['there is none of this number', 7, /There is no other release 7 in .* Remedy: choose one of 1 /],
    ['it is the current one', 1, /There is no other release 1/],
  ])('is refused when %s', async (_, wanted, says) => {
    await release('one');
    await expect(rollBack(served, wanted)).rejects.toThrow(says);
    expect(reads()).toBe('one');
  });

  it('is refused when the release was changed', async () => {
    await release('one');
    await release('two');
    rmSync(path.join(served, 'releases/1/site/docs/page-1.html'));
    await expect(rollBack(served)).rejects.toThrow(
      /Release 1 is not what was published: docs\/page-1\.html is missing; release 2 stays\. Remedy: /,
    );
    expect(reads()).toBe('two');
  });

  it('is refused where nothing was released', async () => {
    await expect(rollBack(folder)).rejects.toThrow(/holds no release\. Remedy: /);
  });
});
