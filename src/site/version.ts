/**
 * Site path of the file that names the version of the site; src/hosting never lets it be kept. A file of its own, because
 * every page would carry whatever stands beside it.
 */
export const versionPath = '/version.json';
