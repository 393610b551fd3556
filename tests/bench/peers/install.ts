/** Brings a peer's packages into its folder, outside the dependencies of the project. */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {say} from '../../../src/cli/command';
import {environment} from './measure';
import {folderOf, type Peer} from './peer';

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Installs what a peer needs when its packages are not there, or others than it names.
 *
 * @throws Error when npm fails
 */
export function ensureInstalled(peer: Pick<Peer, 'name' | 'id' | 'manifest'>): void {
  const folder = folderOf(peer);
  mkdirSync(folder, {recursive: true});
  if (!peer.manifest) return;
  const manifest = `${JSON.stringify(peer.manifest, null, 2)}\n`;
  // A copy inside `node_modules` says what was installed, and goes with it.
  const mark = path.join(folder, 'node_modules/.installed.json');
  writeFileSync(path.join(folder, 'package.json'), manifest);
  if (read(mark) === manifest) return;
  say(`Installing ${peer.name} into ${path.relative('.', folder)}`);
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
  const {status} = spawnSync('npm', args, {cwd: folder, env: environment(), stdio: 'inherit'});
  if (status !== 0)
    throw new Error(
      `npm could not install ${peer.name}. Remedy: read its message above, or leave it out with --only.`,
    );
  writeFileSync(mark, manifest);
}
