import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Copies all sources of the project, which is what is not ignored, into a folder; what it held is gone. */
export function copySources(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listing, {encoding: 'utf8'}).split('\0');
  for (const file of files.filter((name) => name && existsSync(name))) cpSync(file, path.join(folder, file));
}

/** What commands and test runners keep beside the packages. Others may be writing it, so a copy never reads it. */
const keptBesidePackages = ['.cache', '.vite', '.vite-temp'];

/**
 * Links the installed packages into a copy of the project, which takes no time: its files have the same content, so
 * nobody may write into them, and its folders are its own.
 *
 * @param folder of the copy
 * @param packages the folder that holds the packages
 */
export function linkPackages(folder: string, packages = 'node_modules'): void {
  const target = path.join(folder, 'node_modules');
  mkdirSync(target, {recursive: true});
  const names = readdirSync(packages).filter((name) => !keptBesidePackages.includes(name));
  execFileSync('cp', ['--archive', '--link', ...names.map((name) => path.join(packages, name)), target]);
}
