/** The target of a request (RFC 9112, section 3.2), of which clients may send several forms. */

export type RequestTarget = {
  /** As it is written, starting with a slash; with a fragment, which no browser sends. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
};

/**
 * Only the path of an absolute address counts: the host of it may be anybody's, and is never redirected to.
 *
 * @param url of Node's request
 * @returns undefined for what names nothing on a site, such as `*`
 */
export function requestTarget(url: string): RequestTarget | undefined {
  const [, rest = url] = /^https?:\/\/[^/?#]+(.*)$/is.exec(url) ?? [];
  const isAbsolute = rest !== url;
  const local = isAbsolute && !rest.startsWith('/') ? `/${rest}` : rest;
  const [, path = '', query = ''] = /^(\/[^?]*)(\?[^#]*)?/s.exec(local) ?? [];
  return path ? {path, query: query === '?' || path.includes('#') ? '' : query} : undefined;
}
