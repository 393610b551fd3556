/** The one way in which builds are made: one at a time, each beside the folder that it is for. */
import {createRequire} from 'node:module';
import path from 'node:path';
import {buildAside, locked, type Manifest, type Origin} from '../releases/contract.node';
import {runCommand, say, type Variables} from './command';
import {staleness} from './build-freshness';
import {buildFlags} from './node-flags';

export type Build = {
  /** Folder of the build, in the root of the project or elsewhere. */
  outDir: string;
  origin: Origin;
  /** Over the environment; undefined removes one. */
  variables?: Variables;
  /** Further arguments for Docusaurus. */
  args?: readonly string[];
  /** Makes the sources of a site that is no other than this project, and returns their folder. */
  sources?: () => string;
};

/** Builds share what Docusaurus generates, so one waits for the other; whatever folder they are for. */
const lockFile = path.join('node_modules', '.cache', 'help-hub', 'build.lock');

/** Of the packages of the sources; without npm between, so that the lock is held until Docusaurus ends. */
const docusaurusOf = (folder: string) =>
  createRequire(path.resolve(folder, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');

async function must(code: Promise<number>): Promise<void> {
  if (await code)
    throw new Error(
      `The build failed with exit code ${await code}. Remedy: fix what the message above names.`,
    );
}

async function make({outDir, origin, variables, args = [], sources}: Build, lock: number): Promise<Manifest> {
  return buildAside(outDir, origin, async (next) => {
    const folder = sources?.() ?? '.';
    await must(runCommand('npm', ['run', '--silent', 'api:generate'], variables, {folder}));
    const build = [...buildFlags, docusaurusOf(folder), 'build', '--out-dir', path.resolve(next), ...args];
    await must(runCommand(process.execPath, build, variables, {folder, holds: lock}));
  });
}

const inTurn = <T>(work: (lock: number) => Promise<T>) =>
  locked(lockFile, () => say('Another build is running: waiting for its end'), work);

/**
 * Makes a build, whatever there is.
 *
 * @throws Error when it fails; its own message stands above, and `outDir` is what it was
 */
export const makeBuild = (build: Build): Promise<Manifest> => inTurn((lock) => make(build, lock));

/**
 * Makes a build when there is none of these sources and settings, or when one of its files is not what was built.
 *
 * @throws Error when it fails; its own message stands above, and `outDir` is what it was
 */
export async function makeIfStale(build: Build): Promise<void> {
  const {outDir, origin} = build;
  if (staleness(outDir, origin) === undefined) return;
  await inTurn(async (lock) => {
    const reason = staleness(outDir, origin);
    if (reason === undefined) return;
    say(`Building the site into ${outDir}, because ${reason} (about half a minute)`);
    await make(build, lock);
  });
}
