/** Response headers of the site, whatever serves it. */
import {policyFile} from '../policy/contract.node';

/** Nothing is sent to the site. */
export const allowedMethods: readonly string[] = ['GET', 'HEAD'];

/** Files of a build that tell servers what to do, and the page for unknown addresses: no address of its own. */
export const hiddenFiles: readonly string[] = [
  '/404',
  '/404.html',
  '/nginx.conf',
  '/redirects.conf',
  `/${policyFile}`,
  '/_headers',
  '/_redirects',
  '/vercel.json',
];

/**
 * @param policy Content Security Policy of the site (src/policy)
 * @returns headers of every answer
 */
export const securityHeaders = (policy: string): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/**
 * Files whose name holds their content's hash never change, and the version of the site is never kept: it tells whether
 * what is kept is old. Everything else is asked for anew.
 */
export const caching = {
  hashed: {path: '/assets/', value: 'public, max-age=31536000, immutable'},
  version: {path: '/version.json', value: 'no-store'},
  other: 'no-cache',
} as const;

/**
 * @param pathname of an answer
 * @returns its `Cache-Control`
 */
export function cacheControl(pathname: string): string {
  if (pathname === caching.version.path) return caching.version.value;
  return pathname.startsWith(caching.hashed.path) ? caching.hashed.value : caching.other;
}

/** Feed readers in browsers show the pictures of posts, and some keep out files of others that do not allow it. */
export const sharing = {'Cross-Origin-Resource-Policy': 'cross-origin'} as const;

/**
 * @param pathname of an answer
 * @returns its headers beside those of every answer
 */
export const fileHeaders = (pathname: string): Readonly<Record<string, string>> => ({
  'Cache-Control': cacheControl(pathname),
  ...(pathname.startsWith(caching.hashed.path) && sharing),
});
