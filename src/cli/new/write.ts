/** Writes a plan: all of it, or nothing. */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plan} from './kind';

/** @throws Error when a file that would be new is there */
export function refuseExisting({made}: Plan, root: string): void {
  const there = Object.keys(made).filter((file) => existsSync(path.join(root, file)));
  if (there.length)
    throw new Error(
      `${there.join(' and ')} already exists. Remedy: choose another name, or edit the file: nothing is ever overwritten.`,
    );
}

/**
 * @param root folder of the project
 * @throws Error when something cannot be written; then what was written before it is taken back
 */
export function write(plan: Plan, root: string): void {
  refuseExisting(plan, root);
  const undo: (() => void)[] = [];
  try {
    for (const [file, text] of Object.entries(plan.edited)) {
      const target = path.join(root, file);
      const before = readFileSync(target);
      undo.push(() => writeFileSync(target, before));
      writeFileSync(target, text);
    }
    for (const [file, text] of Object.entries(plan.made)) {
      const target = path.join(root, file);
      // The first folder that has to be made, or the file itself.
      const first = mkdirSync(path.dirname(target), {recursive: true}) ?? target;
      undo.push(() => rmSync(first, {recursive: true, force: true}));
      // The flag refuses a file that somebody else has written since.
      writeFileSync(target, text, {flag: 'wx'});
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}
