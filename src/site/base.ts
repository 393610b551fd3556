/**
 * The base URL: `/`, or `/name/` of a project page. Site paths, such as `/docs/intro`, are written without it; addresses
 * in a browser begin with it. For code in a page: Docusaurus's links and Markdown add it, and plugins read it from the
 * configuration.
 */

/** Base URL, inlined by the bundlers of pages; undefined in Node and tests. */
declare const __webpack_public_path__: string | undefined;

/** Begins and ends with a slash. */
export const base = typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '/';

/** @returns the address of the whole site, without a final slash */
export const siteAddress = (origin: string, folder: string): string => origin + folder.slice(0, -1);

/** @returns the address on the host of a site path */
export const withBase = (path: string, folder = base): string => folder + path.slice(1);

/** @returns the site path of an address on the host; an address outside the folder stays as it is */
export const withoutBase = (pathname: string, folder = base): string =>
  pathname.startsWith(folder) ? pathname.slice(folder.length - 1) : pathname;
