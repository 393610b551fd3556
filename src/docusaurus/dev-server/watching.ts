import {existsSync} from 'node:fs';
import path from 'node:path';

/** The watcher of the bundler: files, folders, and missing files whose appearance would change the bundle. */
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
 * Leaves packages out of what is watched, which nobody edits while the server runs and which are five paths of six. Left
 * out as well are the absolute paths that the bundler tries below the folders of the site, as if these were the root of the
 * file system: 19 of 20 missing files.
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
