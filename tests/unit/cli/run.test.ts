import {spawnSync} from 'node:child_process';
import {chmodSync, symlinkSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {folderWith} from '../../support/folder';

const script = path.resolve('src/cli/run.mjs');

/** A clone with one command; `npm` is a stand-in that tells its arguments and fails. */
function clone(files: Record<string, string> = {}): string {
  const folder = folderWith({
    'package-lock.json': '{}',
    'node_modules/.package-lock.json': '{}',
    'src/cli/hello.ts': 'console.log(`hello ${process.argv.slice(2).join(" ")}`); process.exit(7);',
    'bin/npm': '#!/bin/sh\necho "npm $*"\nexit 1\n',
    ...files,
  });
  symlinkSync(path.resolve('node_modules/tsx'), path.join(folder, 'node_modules/tsx'));
  chmodSync(path.join(folder, 'bin/npm'), 0o755);
  return folder;
}

function spawn(folder: string, ...args: string[]) {
  const env = {...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`};
  return spawnSync(process.execPath, args, {cwd: folder, env, encoding: 'utf8'});
}

describe.skipIf(process.platform === 'win32')('run.mjs', () => {
  it('hands over to the command, with its arguments and exit code', () => {
    const {stdout, status} = spawn(clone(), script, 'hello', 'a', 'b');
    expect([stdout, status]).toEqual(['hello a b\n', 7]);
  });

  it('refuses an older Node before anything else', () => {
    const preload =
      "Object.defineProperty(process, 'versions', {value: {...process.versions, node: '20.18.3'}});";
    const folder = clone({'version.cjs': preload});
    const {stdout, stderr, status} = spawn(folder, '--require', './version.cjs', script, 'hello');
    expect(stderr).toMatch(/Node 20\.18\.3 is too old.*Remedy: install it/);
    expect([stdout, status]).toEqual(['', 1]);
  });

  it('installs packages that are older than the lock file, and says what to do when that fails', () => {
    const folder = clone();
    utimesSync(path.join(folder, 'node_modules/.package-lock.json'), 1, 1);
    const {stdout, stderr, status} = spawn(folder, script, 'hello');
    expect(stdout).toContain('npm ci');
    expect(stdout).not.toContain('hello');
    expect(stderr).toContain('npm ci failed. Remedy:');
    expect(status).toBe(1);
  });
});
