import {execFileSync, spawnSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {buildVariables} from '../../../src/site/env';
import {folderWith} from '../../support/folder';

const loader = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
const scripts = path.resolve('src/cli');

/** The settings of whoever runs the tests are not those of the tests. */
const settings = Object.fromEntries(buildVariables.map((name) => [name, undefined]));

/** Runs a command of `src/cli` in a project. */
export function command(
  project: string,
  name: string,
  args: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', loader, path.join(scripts, `${name}.ts`), ...args],
    {cwd: project, env: {...process.env, ...settings, ...variables}, encoding: 'utf8'},
  );
  return {status, stdout, stderr};
}

/** @returns a repository whose branch `main` has the files in one commit, and its git */
export function repositoryWith(files: Readonly<Record<string, string>>) {
  const folder = folderWith(files);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('commit', '--message=All');
  return {folder, git};
}
