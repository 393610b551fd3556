/** Where the engine reads a site from: a folder, a table of texts, or a folder with changes that are not saved. */
import {readdirSync, readFileSync, statSync, type Dirent} from 'node:fs';
import path from 'node:path';

/** Paths are those from the root of the project, with forward slashes. */
export type ProjectFiles = {
  /** @returns the text of a file; undefined when there is none */
  read: (file: string) => string | undefined;
  has: (file: string) => boolean;
  /** @returns every file under a folder, at any depth, in the order of their paths */
  list: (folder: string) => string[];
};

/** @returns what `read` gives; undefined where there is nothing to read, or it goes meanwhile */
function ifThere<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}

/** @param root folder of the project, in which files may come and go while they are read */
export function filesOn(root: string): ProjectFiles {
  const at = (file: string) => path.join(root, file);
  const inside = (folder: string, entry: Dirent): string[] => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return below(name);
    return entry.isFile() ? [name] : [];
  };
  const below = (folder: string): string[] =>
    (ifThere(() => readdirSync(at(folder), {withFileTypes: true})) ?? []).flatMap((entry) =>
      inside(folder, entry),
    );
  return {
    has: (file) => statSync(at(file), {throwIfNoEntry: false})?.isFile() ?? false,
    read: (file) => ifThere(() => readFileSync(at(file), 'utf8')),
    list: (folder) => below(folder).sort(),
  };
}

/** @param texts by path */
export function filesOf(texts: Readonly<Record<string, string>>): ProjectFiles {
  return {
    has: (file) => Object.hasOwn(texts, file),
    read: (file) => (Object.hasOwn(texts, file) ? texts[file] : undefined),
    list: (folder) =>
      Object.keys(texts)
        .filter((file) => file.startsWith(`${folder}/`))
        .sort(),
  };
}

/** @param changes texts that go before those of `files`; undefined takes a file away */
export function changed(
  files: ProjectFiles,
  changes: Readonly<Record<string, string | undefined>>,
): ProjectFiles {
  const isChanged = (file: string) => Object.hasOwn(changes, file);
  const has = (file: string) => (isChanged(file) ? changes[file] !== undefined : files.has(file));
  return {
    has,
    read: (file) => (isChanged(file) ? changes[file] : files.read(file)),
    list: (folder) =>
      [...new Set([...files.list(folder), ...Object.keys(changes)])]
        .filter((file) => file.startsWith(`${folder}/`) && has(file))
        .sort(),
  };
}
