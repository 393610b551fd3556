import {existsSync} from 'node:fs';
import path from 'node:path';

/** What the bundler calls to be told of changes: files, folders, and files that would be taken if they were there. */
export type Watching = {
  watch: (
    files: Iterable<string>,
    folders: Iterable<string>,
    missing: Iterable<string>,
    ...rest: unknown[]
  ) => unknown;
};

const own = (paths: Iterable<string>) => [...paths].filter((file) => !/[\\/]node_modules[\\/]/.test(file));

/**
 * The same, but blind for packages, which nobody writes while the server runs and which are five paths of six. The bundler
 * also looks for the whole path of each module inside the site's folder and its static ones, as if they were roots; it is
 * not told of those either, which are 19 of 20 of the missing files.
 *
 * @param site folder of the site, as a whole path
 * @param staticFolders as the configuration of the site names them
 */
export function watchingOwnFiles(all: Watching, site: string, staticFolders: string[]): Watching {
  const roots = [site, ...staticFolders.map((folder) => path.join(site, folder))];
  const nowhere = roots.map((root) => path.join(root, site)).filter((folder) => !existsSync(folder));
  const possible = (file: string) => !nowhere.some((folder) => file.startsWith(folder));
  return {
    watch: (files, folders, missing, ...rest) =>
      all.watch(own(files), own(folders), own(missing).filter(possible), ...rest),
  };
}
