/**
 * Sanitises addresses from storage, search engines and the address bar. The router and `decodeURIComponent` throw at
 * malformed ones, such as `/%`; these functions return undefined.
 */

/** Base for resolving paths; never part of a result. */
const anyOrigin = 'https://site.invalid';

/** @returns the percent-decoded text, or undefined when it is malformed */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The path of an address, whatever its host.
 *
 * @param url absolute, or a path
 * @returns a path that stays inside the site and that the router can read, or undefined when there is none in the text
 */
export function localPath(url: string): string | undefined {
  // The oldest browsers of package.json lack `URL.canParse`.
  try {
    const {protocol, pathname, search, hash} = new URL(url, anyOrigin);
    if (!/^https?:$/.test(protocol) || decoded(pathname) === undefined || decoded(hash) === undefined)
      return undefined;
    // Two slashes at the start would name another host.
    return pathname.replace(/^\/+/, '/') + search + hash;
  } catch {
    return undefined;
  }
}
