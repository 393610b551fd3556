/** The folder of releases that was last used from here, for `npm run rollback`. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {locked, lockOf, type Published} from '../releases/contract.node';
import {say} from './command';

const memory = path.join('node_modules', '.cache', 'help-hub', 'releases.txt');

export function rememberFolder(folder: string): void {
  mkdirSync(path.dirname(memory), {recursive: true});
  writeFileSync(memory, path.resolve(folder));
}

/** @returns undefined before the first release from here */
export const rememberedFolder = (): string | undefined =>
  existsSync(memory) ? readFileSync(memory, 'utf8') : undefined;

/** Says which hashed files stay. */
export function tellKept({files, of}: Published['kept']): void {
  if (files) say(`For tabs that are open: ${files} hashed files of release ${of.join(', ')} stay`);
}

/** One release or rollback at a time in a folder. */
export const inFolder = <T>(folder: string, work: () => Promise<T>): Promise<T> =>
  locked(lockOf(folder), () => say(`Another release into ${folder} is running: waiting for its end`), work);
