/** Puts generated files where they belong, so that nobody who reads there meets a missing or half-written one. */
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/** The files below a folder, by their paths in it. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)));
}

const isSame = (one: string, other: string) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

/** Pages come after the data that they import. */
const dataFirst = (one: string, other: string) =>
  Number(/\.mdx?$/.test(one)) - Number(/\.mdx?$/.test(other)) || one.localeCompare(other, 'en');

/**
 * Replaces files one by one, each in one step; those that are the same keep their time, and what is no longer made is
 * removed at the end.
 *
 * @param staged folder of what was made, on the same disk; it is empty afterwards
 * @param target folder where it belongs
 * @returns the paths in the folder of files that were written or removed
 */
export function replaceFiles(staged: string, target: string): string[] {
  const made = filesIn(staged);
  const gone = filesIn(target).filter((file) => !made.includes(file));
  const changed = made.filter((file) => !isSame(path.join(staged, file), path.join(target, file)));
  for (const file of changed.sort(dataFirst)) {
    mkdirSync(path.dirname(path.join(target, file)), {recursive: true});
    renameSync(path.join(staged, file), path.join(target, file));
  }
  for (const file of gone) rmSync(path.join(target, file));
  return [...changed, ...gone];
}
