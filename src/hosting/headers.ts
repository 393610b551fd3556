/** Response headers of the site, whatever serves it. */
import {apiServers} from './apiServers';

/**
 * Content Security Policy. Docusaurus starts its colour mode from inline scripts and writes style attributes,
 * hence 'unsafe-inline'; everything else comes from the site. Searches may go to Algolia, and the consoles of the API
 * reference to the servers that the specifications name.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  ["connect-src 'self' https://*.algolia.net https://*.algolianet.com https://insights.algolia.io"]
    .concat(apiServers())
    .join(' '),
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Nothing is sent to the site. */
export const allowedMethods: readonly string[] = ['GET', 'HEAD'];

/** Files of a build that tell servers what to do, and the page for unknown addresses: no address of its own. */
export const hiddenFiles: readonly string[] = [
  '/404',
  '/404.html',
  '/nginx.conf',
  '/redirects.conf',
  '/_headers',
  '/_redirects',
  '/vercel.json',
];

/** Sent with every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

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
