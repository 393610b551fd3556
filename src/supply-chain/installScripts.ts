/**
 * Packages that bring an install script. None runs: `.npmrc` has `ignore-scripts=true`, because such a script may do on a
 * machine whatever its user may, before anybody has read it. Each has a reason why the project works without it.
 */
export const installScripts: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'compiles only where it is told to; a package for each system has the program',
  '@swc/core':
    'looks for the program of the system, which is a package of its own, and fetches another where it fails',
  'core-js': 'prints a request for donations',
  'core-js-pure': 'prints a request for donations',
  esbuild: 'puts the program in the place of its JavaScript starter, which is only quicker to start',
  'postman-code-generators': 'installs the packages of generators that no page uses, past the lock file',
  'unrs-resolver': 'looks for the program of the system, which is a package of its own',
  'vnu-jar': 'downloads a Java where there is none; the tests take that of the machine',
};
