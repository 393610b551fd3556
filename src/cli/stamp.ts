/** Remembers what things were made from, so that they are not made again when nothing has changed. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

function filesBelow(entry: string, unread: RegExp): string[] {
  if (unread.test(entry) || !existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry).flatMap((name) => filesBelow(path.join(entry, name), unread));
}

/**
 * @param entries files and folders; one that does not exist has no files
 * @param unread paths that do not count
 * @param settings what counts beside the files
 * @returns a digest of the names and contents of all files, the same on every machine
 */
export function digestOf(
  entries: readonly string[],
  unread = /(?!)/,
  settings: readonly string[] = [],
): string {
  const hash = createHash('sha256').update(settings.join('\n'));
  for (const file of entries.flatMap((entry) => filesBelow(entry, unread)).sort())
    hash.update(`${file}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  return hash.digest('hex');
}

const fileOf = (name: string) => path.join('node_modules', '.cache', 'help-hub', `${name}.digest`);

/** @returns whether the thing was last made from what has this digest */
export const isMadeFrom = (name: string, digest: string): boolean =>
  existsSync(fileOf(name)) && readFileSync(fileOf(name), 'utf8') === digest;

/** @param digest of all that the thing was made from */
export function remember(name: string, digest: string): void {
  mkdirSync(path.dirname(fileOf(name)), {recursive: true});
  writeFileSync(fileOf(name), digest);
}
