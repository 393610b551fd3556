import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmdirSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {say} from '../../src/cli/command';
import {ensureBuild} from '../../src/cli/ensure-build';
import {filesIn} from '../../src/releases/manifest';
import {endedByItself} from '../support/releases/kill';
import {checkNothingLeft, named, outDir, said, startBuild, whichOf} from './site';

/** How much of a second build there is space for. */
const shares = [0.1, 0.5, 0.9];

/** Blocks of a file system in memory, and those of its folders. */
const block = 4096;

const sizeOf = (folder: string) =>
  filesIn(folder).reduce(
    (sum, file) => sum + Math.ceil(statSync(path.join(folder, file)).size / block) * block,
    0,
  );

async function fill(disk: string, share: number): Promise<void> {
  const target = path.join(disk, 'build');
  execFileSync('cp', ['-r', outDir, target]);
  const {code} = await endedByItself(startBuild(target, named('new')));
  if (code !== 1) throw new Error(`A build ended with exit code ${code} on a full disk:\n${said()}`);
  whichOf(target, ['old']);
  checkNothingLeft(target);
  const [, words = ''] = /✖ ([^\n]*)/.exec(said()) ?? [];
  say(`Space for ${share * 100} % of a second build: it failed, the old one is whole. It said: ${words}`);
}

/**
 * Builds on disks that are too small for a second build.
 *
 * @throws Error when such a build does not fail, or the folder is not what it was
 */
export async function fillDisks(): Promise<void> {
  await ensureBuild(outDir, {ANNOUNCEMENT_ID: 'old'});
  const size = sizeOf(outDir);
  for (const share of shares) {
    const disk = mkdtempSync(path.join(tmpdir(), 'help-hub-disk-'));
    const options = `size=${Math.ceil(size * (1 + share))}`;
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk]).status !== 0) {
      rmdirSync(disk);
      return say('Full disks are left out: this user may not mount a file system in memory');
    }
    try {
      await fill(disk, share);
    } finally {
      spawnSync('umount', [disk]);
      rmdirSync(disk);
    }
  }
}
