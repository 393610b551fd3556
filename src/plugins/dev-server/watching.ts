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

/** The same, but blind for packages: nobody writes them while the server runs, and they are five paths of six. */
export function watchingOwnFiles(all: Watching): Watching {
  return {
    watch: (files, folders, missing, ...rest) => all.watch(own(files), own(folders), own(missing), ...rest),
  };
}
