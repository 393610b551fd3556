/** A temporary folder with the given files; it goes when the test has finished. */
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/**
 * @param files content by path, relative to the folder
 * @returns the absolute path of the folder
 */
export function folderWith(files: Record<string, string | Buffer>): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'help-hub-')));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  return folder;
}
