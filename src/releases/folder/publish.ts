/** `npm run release`: a finished build becomes what a web server publishes. */
import {randomBytes} from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {listOf} from '../complete';
import {explained} from '../explain';
import {differences, digestOf, manifestName, readManifest, serialise, type Manifest} from '../manifest';
import {currentIn, noteName, releasesIn, releasesOf, switchTo, type Note, type Release} from './history';
import {isHashed, keepHashed, keptReleases, linkOrCopy} from './kept';

export type Published = {
  number: number;
  /** False when readers had this content already. */
  isNew: boolean;
  manifest: Manifest;
  before: number | undefined;
  kept: {files: number; of: number[]};
  /** Numbers of old releases that are gone. */
  removed: number[];
};

const unfinished = 'next-';

/** @throws Error when the folder is no build, or was changed since */
function readBuild(build: string): Manifest {
  const manifest = readManifest(build);
  if (!manifest)
    throw new Error(
      `${build} holds no finished build. Remedy: npm run build, with the settings of the site.`,
    );
  const wrong = differences(build, manifest);
  if (wrong.length)
    throw new Error(
      `${build} is not what was built: ${listOf(wrong)}. Remedy: npm run build, with the settings of the site.`,
    );
  return manifest;
}

const isSame = (one: Manifest | undefined, other: Manifest) =>
  one !== undefined && serialise(one) === serialise(other);

function copyWithTimes(from: string, to: string): void {
  mkdirSync(path.dirname(to), {recursive: true});
  copyFileSync(from, to);
  const {atime, mtime} = statSync(from);
  utimesSync(to, atime, mtime);
}

/** A file that did not change is that of the release before: it takes no space, and keeps the ETag that readers have. */
async function take(
  build: string,
  site: string,
  {files}: Manifest,
  last: Release | undefined,
): Promise<void> {
  for (const [file, digest] of Object.entries(files)) {
    const [from, old] = [path.join(build, file), path.join(last?.site ?? '', file)];
    const isThere = last?.manifest?.files[file] === digest && existsSync(old);
    if (isThere && digestOf(readFileSync(old)) === digest) await linkOrCopy(old, path.join(site, file));
    else copyWithTimes(from, path.join(site, file));
  }
  copyWithTimes(path.join(build, manifestName), path.join(site, manifestName));
}

async function removeUnfinished(folder: string): Promise<void> {
  const left = readdirSync(releasesOf(folder)).filter((name) => name.startsWith(unfinished));
  for (const name of left) await rm(path.join(releasesOf(folder), name), {recursive: true, force: true});
}

async function removeOld(folder: string, current: number): Promise<number[]> {
  const old = releasesIn(folder)
    .slice(keptReleases + 1)
    .filter(({number}) => number !== current);
  for (const {number} of old) await rm(path.join(releasesOf(folder), String(number)), {recursive: true});
  return old.map(({number}) => number);
}

function checkWritten(site: string, manifest: Manifest): void {
  const wrong = differences(site, manifest, isHashed);
  if (wrong.length)
    throw new Error(
      `The disk does not hold what was written: ${listOf(wrong)}. Remedy: see whether it is full or failing, and release again.`,
    );
}

async function publishAfter(folder: string, build: string, before: number | undefined): Promise<Published> {
  const manifest = readBuild(build);
  mkdirSync(releasesOf(folder), {recursive: true});
  await removeUnfinished(folder);
  const releases = releasesIn(folder);
  const last = releases.find(({number}) => number === before);
  if (last && isSame(last.manifest, manifest) && !differences(last.site, manifest, isHashed).length)
    return {
      number: last.number,
      isNew: false,
      manifest,
      before: last.before,
      kept: {files: 0, of: []},
      removed: [],
    };

  const number = (releases[0]?.number ?? 0) + 1;
  const next = path.join(releasesOf(folder), unfinished + randomBytes(4).toString('hex'));
  const site = path.join(next, 'site');
  try {
    await take(build, site, manifest, last);
    const kept = await keepHashed(site, releases);
    checkWritten(site, manifest);
    writeFileSync(path.join(next, noteName), JSON.stringify({before} satisfies Note));
    await rename(next, path.join(releasesOf(folder), String(number)));
    await switchTo(folder, number);
    return {number, isNew: true, manifest, before, kept, removed: await removeOld(folder, number)};
  } finally {
    await rm(next, {recursive: true, force: true});
  }
}

/**
 * Publishes a build. Until the link changes, in one step, readers get the release that they had; a kill before leaves a
 * folder that the next release removes.
 *
 * @param folder of the releases; one process at a time (`lockOf`)
 * @param build folder of a finished build
 * @throws Error when the build is none, was changed since it was made, or cannot be written; it says what readers get
 */
export async function publish(folder: string, build: string): Promise<Published> {
  const before = currentIn(folder);
  try {
    return await publishAfter(folder, build, before);
  } catch (error) {
    throw explained(
      error,
      before === undefined ? 'Nothing is published.' : `Readers still get release ${before}.`,
    );
  }
}
