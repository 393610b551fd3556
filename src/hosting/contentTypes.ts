/** Content types that the server would guess otherwise; `nginx.conf` beside this file sends the same ones. */

/**
 * @param pathname path of a request
 * @returns the registered type of YAML (RFC 9512) for its files, nothing for others
 */
export function typeHeaders(pathname: string): {'Content-Type'?: string} {
  return pathname.endsWith('.yaml') ? {'Content-Type': 'application/yaml;charset=utf-8'} : {};
}
