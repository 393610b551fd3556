/** What can happen to a folder of files that a check has to see: each change at each level. */
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A change of one file, with the path that a check has to name. */
export type Change = {what: string; named: string; make: (folder: string) => void};

/** What is put beside a file: a name of ours, one of the product, a hidden one, one with a blank. */
const additions = ['added.txt', 'notes.csv', '.hidden', 'with blank.json'];

/**
 * @param files paths of the files that belong, relative to the folder
 * @returns additions in every folder and in new ones; removals, renames and changes of every file
 */
export function changesOf(files: readonly string[]): {added: Change[]; changed: Change[]} {
  const folders = [
    ...new Set(['.', ...files.map((file) => path.posix.dirname(file)), 'new', 'media/new/deep']),
  ];
  const added = folders.flatMap((at) =>
    additions
      .map((name) => path.posix.join(at, name))
      .filter((name) => !files.includes(name))
      .map((named): Change => ({
        what: `${named} added`,
        named,
        make: (folder) => {
          mkdirSync(path.join(folder, at), {recursive: true});
          writeFileSync(path.join(folder, named), 'forged\n');
        },
      })),
  );
  const changed = files.flatMap((named): Change[] => [
    {what: `${named} removed`, named, make: (folder) => rmSync(path.join(folder, named))},
    {
      what: `${named} renamed`,
      named,
      make: (folder) => renameSync(path.join(folder, named), path.join(folder, `${named}.old`)),
    },
    {what: `${named} changed`, named, make: (folder) => writeFileSync(path.join(folder, named), 'forged\n')},
  ]);
  return {added, changed};
}
