import path from 'node:path';
import {parseAllHeaders} from '@netlify/headers-parser';
import {parseAllRedirects} from '@netlify/redirect-parser';
import {describe, expect, it} from 'vitest';
import {headersFile, redirectsFile} from '../../../../src/hosting/hosts/listFiles';
import {securityHeaders} from '../../../../src/hosting/headers';
import {folderWith} from '../../../support/folder';

const policy = "default-src 'none'";

const redirects = new Map([
  ['/docs', '/docs/intro'],
  ['/docs/focus/admin', '/docs/category/admin'],
]);

const file = (name: string, text: string) => path.join(folderWith({[name]: text}), name);

describe('Netlify', () => {
  it('reads each header where it is meant', async () => {
    const {headers, errors} = await parseAllHeaders({
      headersFiles: [file('_headers', headersFile(policy))],
      configHeaders: undefined,
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers.map(({for: where}) => where)).toEqual(['/*', '/assets/*', '/*.md', '/version.json']);
    expect(headers[0]?.values).toEqual(securityHeaders(policy));
    expect(headers[1]?.values).toEqual({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });

  it('redirects cut addresses, also where a page leads on', async () => {
    const {redirects: read, errors} = await parseAllRedirects({
      redirectsFiles: [file('_redirects', redirectsFile(redirects))],
      configRedirects: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const first = (read as {from: string; to: string; status: number; force: boolean}[]).filter(
      ({force}) => force,
    );
    expect(first.map(({from, to, status}) => [from, to, status])).toEqual([
      ['/docs', '/docs/intro', 301],
      ['/docs/focus/admin', '/docs/category/admin', 301],
    ]);
  });
});

/** What Cloudflare's documents say of these files, which it reads line by line. */
describe('Cloudflare Pages', () => {
  it('has short lines, few rules and one value a header', () => {
    const lines = headersFile(policy).split('\n');
    expect(Math.max(...lines.map(({length}) => length))).toBeLessThan(2000);
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
    const names = lines.flatMap((line) => /^ {2}([\w-]+): /.exec(line)?.[1] ?? []);
    // Of assets and of the version, which no other rule is about.
    expect(names.filter((name) => names.indexOf(name) !== names.lastIndexOf(name))).toEqual([
      'Cache-Control',
      'Cache-Control',
    ]);
  });

  it('finds a line of plain status for each cut address, with and without a slash', () => {
    const plain = redirectsFile(redirects)
      .split('\n')
      .filter((line) => /^\S+ \S+ 301$/.test(line));
    expect(plain).toEqual([
      '/docs /docs/intro 301',
      '/docs/ /docs/intro 301',
      '/docs/focus/admin /docs/category/admin 301',
      '/docs/focus/admin/ /docs/category/admin 301',
    ]);
  });
});
