/** Moves and removes files with git, so that their history goes with them, and writes texts. */
import {execFileSync} from 'node:child_process';
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** @returns whether git has a file, or a file below a folder */
function isTracked(root: string, name: string): boolean {
  try {
    return execFileSync('git', ['ls-files', '--', name], {cwd: root, encoding: 'utf8'}) !== '';
  } catch {
    return false;
  }
}

export function moveFile(root: string, from: string, to: string): void {
  mkdirSync(path.dirname(path.join(root, to)), {recursive: true});
  if (isTracked(root, from)) execFileSync('git', ['mv', '--', from, to], {cwd: root});
  else renameSync(path.join(root, from), path.join(root, to));
}

export function removeFile(root: string, name: string): void {
  if (isTracked(root, name)) execFileSync('git', ['rm', '-r', '-f', '--quiet', '--', name], {cwd: root});
  rmSync(path.join(root, name), {recursive: true, force: true});
}

/** @param texts by path from the root */
export function writeTexts(root: string, texts: ReadonlyMap<string, string>): void {
  for (const [file, text] of texts) writeFileSync(path.join(root, file), text);
}
