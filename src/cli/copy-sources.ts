import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Copies all sources of the project, which is what is not ignored, into a folder; what it held is gone. */
export function copySources(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listing, {encoding: 'utf8'}).split('\0');
  for (const file of files.filter((name) => name && existsSync(name))) cpSync(file, path.join(folder, file));
}
