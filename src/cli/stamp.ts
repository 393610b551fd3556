/** Remembers what things were made from, so that they are not made again when nothing has changed. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const fileOf = (name: string) => path.join('node_modules', '.cache', 'help-hub', `${name}.digest`);

/** @returns whether the thing was last made from what has this digest */
export const isMadeFrom = (name: string, digest: string): boolean =>
  existsSync(fileOf(name)) && readFileSync(fileOf(name), 'utf8') === digest;

/** @param digest of all that the thing was made from */
export function remember(name: string, digest: string): void {
  mkdirSync(path.dirname(fileOf(name)), {recursive: true});
  writeFileSync(fileOf(name), digest);
}
