/** What a build writes for the servers of others. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {securityHeaders} from '../../../src/hosting/headers';
import {readRedirects, redirectsFor} from '../../../src/hosting/redirects';
import {writeHosting} from '../../../src/hosting/write';
import {folderWith} from '../../support/folder';
import {policy, siteFiles} from '../../support/hosting/answers';

async function written() {
  const folder = folderWith(siteFiles);
  await writeHosting(folder, 'help.example.com');
  return (name: string) => readFileSync(path.join(folder, name), 'utf8');
}

it('nginx.conf has all security headers wherever it has any header', async () => {
  const lists = (await written())('nginx.conf').match(/(^ *(#tls )?add_header .*\n)+/gm) ?? [];
  expect(lists.length).toBeGreaterThan(5);
  for (const list of lists)
    for (const [name, value] of Object.entries(securityHeaders(policy)))
      expect(list).toContain(`add_header ${name} "${value}" always;`);
});

it('nginx.conf leads to the one address of each page, and to the not-found page', async () => {
  const text = (await written())('nginx.conf');
  for (const line of [
    '/docs/cut /docs/cut/below;',
    '/docs/page.html /docs/page;',
    '/docs/page/ /docs/page;',
    'error_page 404 /404.html;',
    'gzip_static on;',
    'location ^~ /assets/ {',
  ])
    expect(text).toContain(line);
});

it('_headers of Netlify and Cloudflare Pages has each header where it is meant', async () => {
  const blocks = (await written())('_headers').trim().split('\n\n');
  expect(blocks.map((block) => block.split('\n')[0])).toEqual(['/*', '/assets/*', '/*.md', '/version.json']);
  for (const [name, value] of Object.entries(securityHeaders(policy)))
    expect(blocks[0]).toContain(`  ${name}: ${value}`);
  expect(blocks[1]).toContain('  Cache-Control: public, max-age=31536000, immutable');
  expect(blocks[3]).toContain('  Cache-Control: no-store');
});

it('_redirects has the line of each host for an address that leads on', async () => {
  expect((await written())('_redirects').trim().split('\n')).toEqual([
    '/docs/cut /docs/cut/below 301!',
    '/docs/cut /docs/cut/below 301',
    '/docs/cut/ /docs/cut/below 301',
  ]);
});

it('vercel.json has the same headers and redirects, as patterns', async () => {
  const {headers, redirects, ...rest} = JSON.parse((await written())('vercel.json')) as Record<
    string,
    unknown[]
  >;
  expect(rest).toEqual({cleanUrls: true, trailingSlash: false});
  expect(redirects).toEqual([{source: '/docs/cut', destination: '/docs/cut/below', statusCode: 301}]);
  expect(headers?.map((one) => (one as {source: string}).source)).toEqual([
    '/(.*)',
    '/assets/(.*)',
    String.raw`/(.*)\.md`,
    String.raw`/version\.json`,
  ]);
});

it('redirects.conf is read as it was written, and holds nothing that nginx takes for more than an address', () => {
  const targets = new Map([
    ['/docs', '/docs/intro'],
    ['/docs/one.two', '/docs/category/one-two'],
  ]);
  const awkward = ['/a b', '/a;', '/{', 'include'].map((from): [string, string] => [from, '/c']);
  const {name, text} = redirectsFor(new Map([...targets, ...awkward, ['/a', '/$c']]));
  expect(readRedirects(folderWith({[name]: text}))).toEqual(targets);
  expect(readRedirects(folderWith({}))).toEqual(new Map());
});
