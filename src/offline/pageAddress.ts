import {base} from '../site/base';

/**
 * @param url of a page, as somebody wrote it
 * @param folder of the site on its host
 * @returns the one address of the page (src/hosting/headers.ts), without query and hash
 */
export function pageAddress(url: string, folder = base): string {
  const {origin, pathname} = new URL(url);
  const bare = pathname.replace(/(\/index)?(\.html)?\/?$/, '');
  return origin + (bare.length < folder.length ? folder : bare);
}
