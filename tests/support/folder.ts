/** Temporary folders with given files. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

type Files = Readonly<Record<string, string | Buffer>>;

/** @returns the absolute path of a new folder, which whoever asks for it removes */
export const temporaryFolder = (): string => realpathSync(mkdtempSync(path.join(tmpdir(), 'help-hub-')));

const remove = (folder: string) => rmSync(folder, {recursive: true, force: true});

/**
 * @param folder that the files are written into
 * @param files content by path, relative to the folder
 */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

/**
 * @param files content by path, relative to the folder
 * @returns the absolute path of a folder that goes when the test has finished
 */
export function folderWith(files: Files): string {
  const folder = temporaryFolder();
  onTestFinished(() => remove(folder));
  writeFiles(folder, files);
  return folder;
}

/** @returns the text of each file in a folder, by its path there */
export const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]),
  );
