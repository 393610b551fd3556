/** Written as it is meant: without percent-encoding and doubled slashes, where only plain characters remain. */
function spelledOut(pathname: string): string {
  try {
    const decoded = decodeURIComponent(pathname);
    const isPlain = /^[\w.~/-]+$/.test(decoded) && !/\/\.\.?(\/|$)/.test(decoded);
    return isPlain ? decoded.replace(/\/{2,}/g, '/') : pathname;
  } catch {
    return pathname;
  }
}

/**
 * The one address of a page: `/docs/intro`, never `/docs/intro.html`, `/docs/intro/`, `/docs/intro/index.html`,
 * `/docs//intro` or `/docs/%69ntro` (specification, section 2).
 *
 * @param pathname path of a request, starting with a slash
 * @param redirects site path of a page by the address that leads to it
 * @returns the path to redirect to, or undefined when the path is canonical already
 */
export function canonicalPath(
  pathname: string,
  redirects: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  if (pathname === '/404.html') return undefined;
  const bare = spelledOut(pathname)
    .replace(/\/index\.html$|\.html$/, '')
    .replace(/\/+$/, '');
  // A path of slashes must never become a protocol-relative address of another host; browsers read "\" as "/".
  const local = bare.replace(/^[/\\]+/, '/') || '/';
  const target = redirects.get(local) ?? local;
  return target === pathname ? undefined : target;
}
