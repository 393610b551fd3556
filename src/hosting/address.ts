/** What the path of a request means, and the one address of a page (specification, section 2). */

/** The page for unknown addresses: it answers at any of them. */
export const notFoundFile = '/404.html';

/** Where nginx leads readers of feeds inside itself: no address of the site. */
export const innerFolder = '/.feed/';

/** Other ways to write the address of a page, by what they put behind it. */
const endings = ['.html', '/', '/index', '/index.html'];

const written = (address: string, ending: string) => (address === '/' ? '' : address) + ending;

/** Site paths that are safe to redirect to, and that nginx needs no quotes around. */
export const isPlain = (sitePath: string): boolean => /^\/[\w.~/-]*$/.test(sitePath);

/**
 * @param pages addresses of all pages
 * @param redirects address of a page by another that leads to it
 * @returns address of a page by every way to write one that is not its own, in small letters: nginx compares so
 */
export function movedAddresses(
  pages: Iterable<string>,
  redirects: ReadonlyMap<string, string>,
): Map<string, string> {
  const own = [...pages].map((page) => [page, page] as const);
  const pairs = [...own, ...redirects].flatMap(([from, to]) =>
    endings.map((ending) => [written(from, ending), to] as const),
  );
  const all = [...pairs, ...redirects].filter(([from, to]) => from !== to && isPlain(from) && isPlain(to));
  const moved = new Map(all.map(([from, to]) => [inSmallLetters(from), to]));
  // A page that has the name of such an ending keeps its address.
  for (const page of pages) if (moved.get(inSmallLetters(page)) !== page) moved.delete(inSmallLetters(page));
  return moved;
}

const inSmallLetters = (path: string) => path.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Segments after `.`, `..` and doubled slashes, or undefined when they lead above the root. */
function resolved(path: string): string | undefined {
  const parts: string[] = [];
  const segments = path.split('/').slice(1);
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1;
    if (segment === '..') {
      if (!parts.length) return undefined;
      parts.pop();
    } else if (segment && segment !== '.') parts.push(segment);
    if (isLast && ['', '.', '..'].includes(segment)) parts.push('');
  }
  return `/${parts.join('/')}`;
}

/**
 * @param path of a request, as it is written, starting with a slash
 * @returns the path that it means: decoded, without fragment, doubled slashes and dots;
 *   undefined when it means none on this site
 */
export function meantPath(path: string): string | undefined {
  const bare = path.replace(/#.*/s, '');
  if (/%(?![\da-f]{2})|%00/i.test(bare)) return undefined;
  // What is no UTF-8 is decoded to characters that no file has in its name.
  const bytes = bare.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return resolved(Buffer.from(bytes, 'latin1').toString('utf8'));
}

/**
 * @param path of a request, as it is written, starting with a slash
 * @param moved addresses of pages by other ways to write them
 * @returns the path to redirect to, or undefined when the path is the address of what it means
 */
export function canonicalPath(path: string, moved: ReadonlyMap<string, string>): string | undefined {
  const meant = meantPath(path);
  if (meant === undefined) return undefined;
  const isAddress =
    meant !== path && isPlain(meant) && meant !== notFoundFile && !meant.startsWith(innerFolder);
  return moved.get(inSmallLetters(meant)) ?? (isAddress ? meant : undefined);
}
