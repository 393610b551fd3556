import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {buildVariables} from '../../../src/site/env';

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
