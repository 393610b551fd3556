/** A full disk: a file system of a megabyte in memory. Only root may mount one. */
import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {buildAside} from '../../../src/releases/aside';
import {publish} from '../../../src/releases/folder/publish';
import {currentOf} from '../../../src/releases/folder/history';
import {differences, readManifest} from '../../../src/releases/manifest';
import {folderWith} from '../../support/folder';
import {originOfWord, siteOf, writeSite} from '../../support/releases/standIn';

/** @returns a folder on a disk of its own; undefined where this user may not mount one */
function smallDisk(kilobytes: number): string | undefined {
  const folder = folderWith({});
  const mount = ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder];
  if (spawnSync('mount', mount).status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', [folder]));
  return folder;
}

const whole = (site: string) => {
  const manifest = readManifest(site);
  return manifest && !differences(site, manifest).length ? manifest.sources : undefined;
};

/** About 300 kB. */
const large = (word: string) => siteOf(word).set('large.txt', word.repeat(100_000));

const build = (target: string, word: string, files = siteOf(word)) =>
  buildAside(target, originOfWord(word), (next) => writeSite(next, files));

it('a build for which there is no space leaves the old one, and says so', async ({skip}) => {
  const disk = smallDisk(700);
  if (!disk) return skip('this user may not mount a file system');
  const target = path.join(disk, 'build');
  await build(target, 'one', large('one'));
  const failing = build(target, 'two', large('two').set('more.txt', 'x'.repeat(300_000)));
  await expect(failing).rejects.toThrow(
    /the disk is full\. Remedy: free as much space as the site takes, and try again\. .*build holds what it held before\.$/,
  );
  expect(whole(target)).toBe('one');
  expect(readdirSync(disk)).toEqual(['build']);
});

it('a release for which there is no space leaves readers what they have', async ({skip}) => {
  const disk = smallDisk(700);
  if (!disk) return skip('this user may not mount a file system');
  const made = path.join(folderWith({}), 'build');
  const served = path.join(disk, 'srv');
  await build(made, 'one', large('one'));
  await publish(served, made);
  await build(made, 'two', large('two').set('more.txt', 'x'.repeat(300_000)));
  await expect(publish(served, made)).rejects.toThrow(
    /the disk is full\. Remedy: .* Readers still get release 1\.$/,
  );
  expect(whole(currentOf(served))).toBe('one');
  expect(readdirSync(path.join(served, 'releases'))).toEqual(['1']);
});
