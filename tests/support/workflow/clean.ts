/**
 * A fresh clone with the packages of this one, in which steps of a workflow run as GitHub's runner runs them: by bash,
 * stopping at the first command that fails, as a user who is not root. As root the tests change to `nobody`; otherwise
 * they stay who they are. `sudo` and what it would change are stand-ins that write down what is asked.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySources, linkPackages} from '../../../src/cli/copy-sources';

type User = {uid: number; gid: number};

const isRoot = process.getuid?.() === 0;

function idOf(name: string): User | undefined {
  const ids = ['-u', '-g'].map((option) => spawnSync('id', [option, name], {encoding: 'utf8'}));
  if (ids.some(({status}) => status !== 0)) return undefined;
  const [uid = 0, gid = 0] = ids.map(({stdout}) => Number(stdout));
  return {uid, gid};
}

const user = isRoot ? idOf('nobody') : undefined;

const folder = path.resolve('test-results', 'clean-clone');

function obstacle(): string | undefined {
  if (process.platform === 'win32') return 'the runner is a Linux machine, whose bash this one has not';
  if (!isRoot) return undefined;
  if (!user) return 'there is no user "nobody" to change to';
  const {status} = spawnSync('test', ['-x', path.resolve('.')], user);
  return status === 0 ? undefined : `the user "nobody" may not enter ${path.resolve('.')}`;
}

/** Why no step can run here as a user who is not root; undefined where they can. */
export const cannot = obstacle();

export type Outcome = {
  status: number | null;
  output: string;
  asked: string;
  written: (name: string) => string;
};

export type Clone = {
  /** Adds a program that stands in for another one. */
  standIn: (name: string, script: string) => void;
  run: (script: string, env?: Record<string, string>) => Outcome;
  remove: () => void;
};

/** @returns a clone with the sources as they are, also those that are not committed */
export function cleanClone(): Clone {
  const [work, bin, home] = ['work', 'bin', 'home'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ];
  rmSync(folder, {recursive: true, force: true});
  copySources(work);
  for (const made of [bin, home]) mkdirSync(made);
  execFileSync('git', [
    'clone',
    '--quiet',
    '--bare',
    '--depth',
    '1',
    `file://${path.resolve('.')}`,
    path.join(work, '.git'),
  ]);
  execFileSync('git', ['-C', work, 'config', 'core.bare', 'false']);
  execFileSync('git', ['-C', work, 'reset', '--quiet']);
  linkPackages(work);
  const [asked, files] = [path.join(home, 'asked'), path.join(home, 'files')];
  mkdirSync(files);
  const standIn = (name: string, script: string) => {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(bin, name), 0o755);
  };
  standIn('sudo', `echo "$@" >> ${asked}`);
  standIn('apt-get', 'echo "apt-get: only root may install" >&2; exit 100');
  if (user) {
    const owner = `${user.uid}:${user.gid}`;
    execFileSync('find', [folder, '-type', 'd', '-exec', 'chown', owner, '{}', '+']);
    execFileSync('find', [
      folder,
      '-path',
      path.join(work, 'node_modules'),
      '-prune',
      '-o',
      '-exec',
      'chown',
      owner,
      '{}',
      '+',
    ]);
  }

  const run = (script: string, env: Record<string, string> = {}): Outcome => {
    for (const name of [asked, ...['ENV', 'OUTPUT', 'STEP_SUMMARY'].map((each) => path.join(files, each))])
      rmSync(name, {force: true});
    const {status, stdout, stderr} = spawnSync(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
      {
        ...user,
        cwd: work,
        encoding: 'utf8',
        env: {
          PATH: `${bin}:${process.env.PATH}`,
          HOME: home,
          CI: 'true',
          GITHUB_ACTIONS: 'true',
          GITHUB_ENV: path.join(files, 'ENV'),
          GITHUB_OUTPUT: path.join(files, 'OUTPUT'),
          GITHUB_STEP_SUMMARY: path.join(files, 'STEP_SUMMARY'),
          ...env,
        },
      },
    );
    const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    return {
      status,
      output: `${stdout}${stderr}`,
      asked: read(asked),
      written: (name) => read(path.join(files, name)),
    };
  };
  return {standIn, run, remove: () => rmSync(folder, {recursive: true, force: true})};
}
