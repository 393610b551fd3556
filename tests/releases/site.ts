/** Builds of this site in a folder of their own, and what is in it. */
import {spawn, type ChildProcess} from 'node:child_process';
import {closeSync, mkdirSync, openSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {originOf} from '../../src/cli/build-freshness';
import {differences, listOf, readManifest} from '../../src/releases/contract.node';

/** Name of the static folder; in the root of the project, where Git does not see it. */
export const outDir = 'build-kills';

const logFile = path.resolve('test-results', 'kills.log');

/** Settings by which two builds can be told apart: an announcement with a name of its own. */
export const named = (name: string): NodeJS.ProcessEnv => ({...process.env, ANNOUNCEMENT_ID: name});

/** Starts `npm run build` into a folder, at the head of a group of processes. */
export function startBuild(target: string, variables: NodeJS.ProcessEnv): ChildProcess {
  mkdirSync(path.dirname(logFile), {recursive: true});
  const log = openSync(logFile, 'w');
  const args = ['--import', 'tsx', 'src/cli/build.ts', '--out-dir', target];
  const child = spawn(process.execPath, args, {
    env: variables,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

/** @returns what the last build said */
export const said = (): string => readFileSync(logFile, 'utf8');

/**
 * @param names of builds that may be in the folder
 * @returns the name of the one that is, whole
 * @throws Error when it is another one, or not whole
 */
export function whichOf(target: string, names: readonly string[]): string {
  const manifest = readManifest(target);
  if (!manifest) throw new Error(`${target} holds no finished build.`);
  const wrong = differences(target, manifest);
  if (wrong.length) throw new Error(`${target} is not whole: ${listOf(wrong)}`);
  const {settings} = manifest;
  const name = names.find((one) => originOf({variables: named(one)}).settings === settings);
  if (name === undefined) throw new Error(`${target} is none of the builds ${names.join(', ')}.`);
  return name;
}

/** @throws Error when something is left beside the folder */
export function checkNothingLeft(target: string): void {
  const start = `${path.basename(target)}-`;
  const left = readdirSync(path.dirname(path.resolve(target))).filter((name) => name.startsWith(start));
  if (left.length) throw new Error(`Beside ${target} there is ${left.join(', ')}.`);
}
