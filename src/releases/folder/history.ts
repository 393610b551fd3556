/**
 * The folder of releases of a web server: `releases/<number>/site` is the content of each, and `current`, a link, leads to
 * the one that readers get. A link changes in one step.
 */
import {existsSync, lstatSync, readFileSync, readdirSync, readlinkSync} from 'node:fs';
import {rename, rm, symlink} from 'node:fs/promises';
import path from 'node:path';
import {readManifest, type Manifest} from '../manifest';

/** Kept beside the content of a release, out of what is published. */
export type Note = {
  /** The release that it took the place of. */
  before: number | undefined;
};

export type Release = Note & {number: number; site: string; manifest: Manifest | undefined};

export const noteName = 'note.json';

export const releasesOf = (folder: string): string => path.join(folder, 'releases');

/** What the web server has as its root. */
export const currentOf = (folder: string): string => path.join(folder, 'current');

export const lockOf = (folder: string): string => path.join(folder, '.lock');

/** Target of the link, relative, so that the folder may be moved. */
const targetOf = (number: number) => path.join('releases', String(number), 'site');

function readNote(folder: string): Note {
  try {
    return JSON.parse(readFileSync(path.join(folder, noteName), 'utf8')) as Note;
  } catch {
    return {before: undefined};
  }
}

/** @returns the releases of a folder, the newest first */
export function releasesIn(folder: string): Release[] {
  if (!existsSync(releasesOf(folder))) return [];
  return readdirSync(releasesOf(folder))
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map((name) => {
      const site = path.join(releasesOf(folder), name, 'site');
      return {number: Number(name), site, manifest: readManifest(site), ...readNote(path.dirname(site))};
    })
    .sort((one, other) => other.number - one.number);
}

/**
 * @returns number of the release that readers get; undefined before the first
 * @throws Error when `current` is something else than a link to a release
 */
export function currentIn(folder: string): number | undefined {
  const current = currentOf(folder);
  const found = lstatSync(current, {throwIfNoEntry: false});
  if (!found) return undefined;
  const number = found.isSymbolicLink()
    ? /^releases\/(\d+)\/site$/.exec(readlinkSync(current))?.[1]
    : undefined;
  if (number === undefined)
    throw new Error(
      `${current} is not a link that a release made. Remedy: choose an empty folder, or remove ${current} once nothing serves it.`,
    );
  return Number(number);
}

/** Readers get this release from now on. */
export async function switchTo(folder: string, number: number): Promise<void> {
  const next = `${currentOf(folder)}.next`;
  await rm(next, {force: true});
  await symlink(targetOf(number), next);
  await rename(next, currentOf(folder));
}
