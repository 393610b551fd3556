/** What npm writes into `package-lock.json` (https://docs.npmjs.com/cli/configuring-npm/package-lock-json). */
export type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  hasInstallScript?: boolean;
};

export type LockFile = {lockfileVersion: number; packages: Record<string, LockedPackage>};

/** @returns the name of a package at a place such as `node_modules/a/node_modules/@b/c` */
export const nameAt = (place: string): string => place.replace(/^.*node_modules\//, '');
