import {getTransformedRoutes} from '@vercel/routing-utils';
import {expect, it} from 'vitest';
import {securityHeaders} from '../../../../src/hosting/headers';
import {vercelFile} from '../../../../src/hosting/hosts/vercel';

const policy = "default-src 'none'";

type Route = {src?: string; headers?: Record<string, string>; status?: number};

const redirects = new Map([
  ['/docs', '/docs/intro'],
  ['/docs/v1.2', '/docs/category/v1'],
]);

function routes(): Route[] {
  const made = getTransformedRoutes(JSON.parse(vercelFile({redirects, policy})) as object);
  expect(made.error).toBeNull();
  return made.routes as Route[];
}

/** Headers that all rules together give an address, by their names in small letters. */
function headersOf(address: string): Record<string, string> {
  const found = routes().filter(({src = '^$', status}) => !status && new RegExp(src).test(address));
  const pairs = found.flatMap(({headers = {}}) => Object.entries(headers));
  return Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]));
}

it.each([
  ['/docs/intro', undefined, undefined],
  ['/assets/js/main.c5661bd4.js', 'public, max-age=31536000, immutable', undefined],
  ['/version.json', 'no-store', undefined],
  ['/versionXjson', undefined, undefined],
  ['/docs/intro.md', undefined, 'noindex'],
])('%s has its headers', (address, caching, robots) => {
  const headers = headersOf(address);
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual([caching, robots]);
  for (const [name, value] of Object.entries(securityHeaders(policy)))
    expect(headers[name.toLowerCase()], name).toBe(value);
});

it.each([
  ['/docs', '/docs/intro', 301],
  ['/docs/v1.2', '/docs/category/v1', 301],
  ['/docs/intro.html', '/$1', 308],
  ['/docs/intro/', '/$1', 308],
])('%s moves to %s with status %i', (address, target, status) => {
  const found = routes().find((route) => route.status && new RegExp(route.src ?? '').test(address));
  expect([found?.headers?.Location, found?.status]).toEqual([target, status]);
});
