/**
 * Addresses that come from outside: from the browser's storage, from a search engine, from the address bar. The router,
 * and `decodeURIComponent`, throw at one that cannot be decoded, such as `/%`; so they are read here, which cannot throw.
 */

/** Only there to resolve paths against; never part of a result. */
const anyOrigin = 'https://site.invalid';

/** @returns the text without its percent signs, or undefined when it cannot be decoded */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The path of an address: its host may differ from the host being read.
 *
 * @param url absolute, or a path
 * @returns a path that stays inside the site and that the router can read, or undefined when there is none in the text
 */
export function localPath(url: string): string | undefined {
  // `URL.canParse` is younger than the oldest browsers of package.json.
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
