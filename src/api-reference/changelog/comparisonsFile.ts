/** @returns the name of the file, beside the change log, with what a version changed since each older one */
export const comparisonsFile = (version: string): string =>
  `changes.${version.replaceAll('.', '-')}.versions.json`;
