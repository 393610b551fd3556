/** Where the rules read a site from. Paths are those from the root of the project, with forward slashes. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

export type ProjectFiles = {
  /** @returns the text of a file; undefined when there is none */
  read: (file: string) => string | undefined;
  has: (file: string) => boolean;
  /** @returns every file under a folder, at any depth, in the order of their paths */
  list: (folder: string) => string[];
};

/** @param root folder of the project */
export function filesOn(root: string): ProjectFiles {
  const at = (file: string) => path.join(root, file);
  const has = (file: string) => statSync(at(file), {throwIfNoEntry: false})?.isFile() ?? false;
  return {
    has,
    read: (file) => (has(file) ? readFileSync(at(file), 'utf8') : undefined),
    list(folder) {
      if (!statSync(at(folder), {throwIfNoEntry: false})) return [];
      return readdirSync(at(folder), {recursive: true, encoding: 'utf8'})
        .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
        .filter(has)
        .sort();
    },
  };
}
