/** The site before the branch: built once from the commit at which it left its base, and kept. */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {readManifest} from '../../releases/contract.node';
import {originOf} from '../build-freshness';
import {say} from '../command';
import {makeBuild} from '../make-build';

/** Finished builds, by what they were made from. */
const kept = path.join('node_modules', '.cache', 'help-hub', 'bases');

/** Inside the project, so that its packages are found; a folder that git ignores. */
const worktree = path.resolve('test-results', 'review-base');

/** `npm run pdf` makes them; git ignores them, but a build publishes them and pages name them. */
const documents = path.join('static', 'pdf');

const git = (...args: string[]) => execFileSync('git', args, {stdio: ['ignore', 'ignore', 'pipe']});

function removeSources(): void {
  rmSync(worktree, {recursive: true, force: true});
  git('worktree', 'prune');
}

/** A worktree, because pages show the day of the last commit of their source. */
function checkOut(commit: string): string {
  removeSources();
  git('worktree', 'add', '--detach', '--force', worktree, commit);
  if (existsSync(documents)) cpSync(documents, path.join(worktree, documents), {recursive: true});
  return worktree;
}

/** Settings and packages of this run have a part in the build as well. */
function keyOf(commit: string, settings: string): string {
  const rest = createHash('sha256').update(settings).update(readFileSync('package-lock.json'));
  return `${commit.slice(0, 12)}-${rest.digest('hex').slice(0, 12)}`;
}

/** Only the newest is kept: a build takes some 80 MB. */
function removeOthers(name: string): void {
  if (!existsSync(kept)) return;
  for (const other of readdirSync(kept))
    if (!other.startsWith(name)) rmSync(path.join(kept, other), {recursive: true, force: true});
}

/**
 * @param commit that git knows
 * @returns the folder of a build of it, with the settings and packages of this run
 * @throws Error when it does not build with them
 */
export async function buildOf(commit: string): Promise<string> {
  const {settings} = originOf({variables: process.env});
  const name = keyOf(commit, settings);
  const folder = path.join(kept, name);
  if (readManifest(folder)) return folder;
  removeOthers(name);
  say(`Building ${commit.slice(0, 10)}, with which this is compared; it is kept (about two minutes)`);
  try {
    await makeBuild({
      outDir: folder,
      origin: {sources: commit, settings, commit},
      sources: () => checkOut(commit),
    });
  } finally {
    removeSources();
  }
  return folder;
}
