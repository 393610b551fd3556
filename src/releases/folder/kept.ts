/** Hashed files of other releases, for tabs that are open: such a tab goes on to ask for the files of its own release. */
import {existsSync} from 'node:fs';
import {copyFile, link, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {caching} from '../../hosting/headers';
import type {Release} from './history';

/** A tab that has not been reloaded since so many releases reloads by itself (src/runtime/recovery). */
export const keptReleases = 3;

/** Names that hold the hash of their content never mean two things, so files of several releases may lie together. */
export const isHashed = (file: string): boolean => `/${file}`.startsWith(caching.hashed.path);

/** A second name for the same file takes no space; not every file system has that. */
export async function linkOrCopy(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), {recursive: true});
  await link(from, to).catch(() => copyFile(from, to));
}

/**
 * Adds the hashed files of other releases.
 *
 * @param site content of a release
 * @param others all releases, the newest first; the last three that are not this one are taken
 * @returns how many files of other releases are now there, and the numbers of these releases
 */
export async function keepHashed(
  site: string,
  others: readonly Release[],
): Promise<{files: number; of: number[]}> {
  const taken = others.filter((release) => release.site !== site).slice(0, keptReleases);
  let files = 0;
  for (const other of taken)
    for (const file of Object.keys(other.manifest?.files ?? {}).filter(isHashed)) {
      const [from, to] = [path.join(other.site, file), path.join(site, file)];
      if (existsSync(to) || !existsSync(from)) continue;
      await linkOrCopy(from, to);
      files += 1;
    }
  return {files, of: taken.map(({number}) => number)};
}
