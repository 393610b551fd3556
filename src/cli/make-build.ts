/** The one way in which builds are made: each beside the folder that it is for, whose place it takes when it is whole. */
import {spawnSync} from 'node:child_process';
import {existsSync, renameSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {buildVariables} from '../site/env';
import {runCommand, say, type Variables} from './command';
import {digestOf, isMadeFrom, remember} from './stamp';

export type Build = {
  /** Folder of the build, in the root of the project or elsewhere. */
  outDir: string;
  /** Over the environment; undefined removes one. */
  variables?: Variables;
  /** Further arguments for Docusaurus. */
  args?: readonly string[];
  /** Inputs of this project that the build does not read. */
  without?: readonly string[];
  /** Files and folders beside the inputs that decide what the build says. */
  also?: readonly string[];
  /** Makes the sources of a site that is no other than this project, and returns their folder. */
  sources?: () => string;
};

/** Everything that a build reads. Generated pages follow from `openapi`, tests change no page. */
const inputs = [
  'docs',
  'blog',
  'src',
  'static',
  'openapi',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
];

const generated = /^docs[\\/]api[\\/]/;

/** Pages show the day of the last commit of their source (src/metadata/dates). */
const dated = ['docs', 'blog', 'openapi', 'src/pages'];

/**
 * With 64 MB for young objects in place of 16, the garbage collector copies fewer of the many that a build soon drops:
 * it takes a tenth less time.
 */
const flags = ['--max-semi-space-size=64'];

/** @returns a digest of all that decides what the build says */
export function recipeOf({variables = {}, args = [], without = [], also = []}: Build): string {
  const environment: Variables = {...process.env, ...variables};
  const isRead = (name: string) => !without.includes(name);
  const log = ['log', '-1', '--format=%H', '--', ...dated.filter(isRead)];
  // Nothing without git.
  const {stdout: lastCommit} = spawnSync('git', log, {encoding: 'utf8'});
  const settings = buildVariables.map((name) => environment[name] ?? '');
  return digestOf([...inputs.filter(isRead), ...also], generated, [...settings, ...args, lastCommit ?? '']);
}

/** A kill between the two renames leaves no `target`: `putBack` mends that. */
export function replaceFolder(target: string, next: string): void {
  const before = `${target}-before`;
  rmSync(before, {recursive: true, force: true});
  if (existsSync(target)) renameSync(target, before);
  renameSync(next, target);
  rmSync(before, {recursive: true, force: true});
}

function putBack(target: string): void {
  const before = `${target}-before`;
  if (!existsSync(target) && existsSync(before)) renameSync(before, target);
}

async function must(...command: Parameters<typeof runCommand>): Promise<void> {
  const {code} = await runCommand(...command);
  if (code)
    throw new Error(`The build failed with exit code ${code}. Remedy: fix what the message above names.`);
}

/** @returns a warning when a clone does not have the commits that pages take their dates of; nothing without git */
export function shallowWarning(cwd: string): string | undefined {
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {cwd, encoding: 'utf8'});
  if (stdout?.trim() !== 'true') return undefined;
  return 'The clone is shallow, so pages that last changed before its first commit show the date of that commit. Remedy: git fetch --unshallow';
}

/**
 * Makes a build, whatever there is. Git, ESLint and Prettier ignore `build-*`.
 *
 * @throws Error when it fails; its own message stands above, and `outDir` is what it was
 */
export async function makeBuild(build: Build): Promise<void> {
  const {outDir, variables, args = [], sources} = build;
  putBack(outDir);
  const recipe = recipeOf(build);
  const next = path.resolve(`${outDir}-next`);
  const folder = sources?.() ?? '.';
  const docusaurus = createRequire(path.resolve(folder, 'package.json')).resolve(
    '@docusaurus/core/bin/docusaurus.mjs',
  );
  rmSync(next, {recursive: true, force: true});
  await must('npm', ['run', '--silent', 'api:generate'], {variables, folder});
  const command = [...flags, docusaurus, 'build', '--out-dir', next, ...args];
  await must(process.execPath, command, {variables, folder});
  replaceFolder(outDir, next);
  remember(path.basename(outDir), recipe);
  const warning = shallowWarning(folder);
  if (warning) say(warning);
}

/**
 * Makes sure that a folder holds a build of the present sources and settings.
 *
 * @throws Error when the build fails; its own message stands above, and `outDir` is what it was
 */
export async function ensureBuild(build: Build): Promise<void> {
  const {outDir} = build;
  putBack(outDir);
  if (existsSync(outDir) && isMadeFrom(path.basename(outDir), recipeOf(build))) return;
  const reason = existsSync(outDir)
    ? 'what it holds is not of the present sources and settings'
    : 'it is not there';
  say(`Building the site into ${outDir}, because ${reason} (about half a minute)`);
  await makeBuild(build);
}
