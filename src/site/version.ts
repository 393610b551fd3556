/**
 * Site path of the file with the version of the site, which src/hosting serves with `no-store`. A module of its own,
 * because every page bundles it.
 */
export const versionPath = '/version.json';
