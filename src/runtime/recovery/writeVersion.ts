/** Writes the version of a built site, by which open pages detect a new deployment (src/runtime/recovery/version.ts). */
import {createHash} from 'node:crypto';
import {readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {versionPath} from '../../site/version';

/** Letters of a version: four bytes, so that two of a thousand versions agree once in 8,000 sites. */
const length = 8;

/**
 * @param files names with content hashes, in any order
 * @returns a hash of the names
 */
export function versionOf(files: readonly string[]): string {
  return createHash('sha256')
    .update([...files].sort().join('\n'))
    .digest('hex')
    .slice(0, length);
}

/**
 * Writes `version.json`.
 *
 * @param outDir folder of the built site
 * @returns the version
 * @throws Error when the folder holds no files with hashed names
 */
export async function writeVersion(outDir: string): Promise<string> {
  const version = versionOf(await readdir(path.join(outDir, 'assets'), {recursive: true}));
  await writeFile(path.join(outDir, versionPath), JSON.stringify({version}));
  return version;
}
