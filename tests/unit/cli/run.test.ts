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

function spawn(folder: string, args: string[]) {
  const env = {...process.env, PATH: `${path.join(folder, 'bin')}:${process.env.PATH}`};
  return spawnSync(process.execPath, args, {cwd: folder, env, encoding: 'utf8'});
}

const run = (folder: string, ...args: string[]) => spawn(folder, [script, ...args]);

/** Runs the script under a Node that calls itself by another version. */
function runAs(version: string) {
  const preload = `Object.defineProperty(process, 'versions', {value: {...process.versions, node: '${version}'}});`;
  const folder = clone({'version.cjs': preload});
  return spawn(folder, ['--require', './version.cjs', script, 'hello']);
}

describe.skipIf(process.platform === 'win32')('run.mjs', () => {
  it('hands over to the command, with its arguments and exit code', () => {
    const {stdout, status} = run(clone(), 'hello', 'a', 'b');
    expect([stdout, status]).toEqual(['hello a b\n', 7]);
  });

  it.each(['18.20.0', '20.18.3'])('refuses Node %s before anything else, with the remedy', (version) => {
    const {stdout, stderr, status} = runAs(version);
    expect([stdout, status]).toEqual(['', 1]);
    expect(stderr).toContain(`Node ${version} is too old`);
    expect(stderr).toContain('Remedy: install it');
  });

  it.each(['20.19.0', '22.0.0'])('accepts Node %s', (version) => {
    expect(runAs(version).status).toBe(7);
  });

  it('installs packages when they are older than the lock file, and says what to do when that fails', () => {
    const folder = clone();
    utimesSync(path.join(folder, 'node_modules/.package-lock.json'), 1, 1);
    const {stdout, stderr, status} = run(folder, 'hello');
    expect(stdout).toContain('npm ci');
    expect(stdout).not.toContain('hello');
    expect(stderr).toContain('npm ci failed. Remedy:');
    expect(status).toBe(1);
  });

  it.each([
    {args: ['serv'], named: 'serv'},
    {args: [], named: ''},
  ])('refuses the command "$named" with the remedy', ({args, named}) => {
    const {stderr, status} = run(clone(), ...args);
    expect(stderr).toMatch(
      new RegExp(
        `^✖ There is no command "${named}" in src/cli. Remedy: run one of the scripts that "npm run" lists`,
      ),
    );
    expect(status).toBe(1);
  });
});
