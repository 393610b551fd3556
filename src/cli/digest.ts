import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';

function filesBelow(entry: string, unread: RegExp): string[] {
  if (unread.test(entry) || !existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry).flatMap((name) => filesBelow(path.join(entry, name), unread));
}

/**
 * @param entries files and folders; one that does not exist has no files
 * @param unread paths that do not count
 * @returns a digest of the names and contents of all files, the same on every machine
 */
export function digestOf(entries: readonly string[], unread: RegExp): string {
  const hash = createHash('sha256');
  for (const file of entries.flatMap((entry) => filesBelow(entry, unread)).sort())
    hash.update(`${file}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  return hash.digest('hex');
}
