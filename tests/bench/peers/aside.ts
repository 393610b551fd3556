/**
 * Files of earlier builds are put aside and removed when the bench ends. A file system may pass over the places of files
 * that were removed a short time ago (ext4 does so for minutes, `recently_deleted` in its `ialloc.c`), one by one, for
 * every new file: builds after such a removal cost a tenth to a third more than in a fresh folder.
 */
import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {home} from './peer';

let count = 0;

/** @returns a folder that is empty now and gone at the end */
function emptyFolder(): string {
  const made = path.join(home, 'aside');
  rmSync(made, {recursive: true, force: true});
  mkdirSync(made, {recursive: true});
  process.once('exit', () => rmSync(made, {recursive: true, force: true}));
  return made;
}

let folder: string | undefined;

/** Makes a file or a folder of the bench vanish from its place, if it is there. */
export function putAside(file: string): void {
  if (!existsSync(file)) return;
  folder ??= emptyFolder();
  count += 1;
  renameSync(file, path.join(folder, String(count)));
}
