/** Content types that the server would guess otherwise; `nginx.conf` beside this file sends the same ones. */

const types: readonly [extension: string, type: string][] = [
  // RFC 9512.
  ['.yaml', 'application/yaml;charset=utf-8'],
  // RFC 7763.
  ['.md', 'text/markdown;charset=utf-8'],
  ['.txt', 'text/plain;charset=utf-8'],
  ['.ico', 'image/x-icon'],
];

/**
 * @param pathname path of a request
 * @returns the type of files that the server does not know, nothing for others
 */
export function typeHeaders(pathname: string): {'Content-Type'?: string} {
  const type = types.find(([extension]) => pathname.endsWith(extension))?.[1];
  return type ? {'Content-Type': type} : {};
}
