/** What a build writes for the servers of others; tests/night/hosting.test.ts has nginx read its file. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {securityHeaders} from '../../../src/hosting/headers';
import {writeHosting} from '../../../src/hosting/write';
import {folderWith} from '../../support/folder';
import {policy, siteFiles} from '../../support/hosting';

async function written(name: string) {
  const folder = folderWith(siteFiles);
  await writeHosting(folder, 'help.example.com');
  return readFileSync(path.join(folder, name), 'utf8');
}

it('nginx.conf has all security headers, for all locations', async () => {
  const text = await written('nginx.conf');
  for (const [name, value] of Object.entries(securityHeaders(policy)))
    expect(text).toContain(`\n    add_header ${name} "${value}" always;\n`);
  expect(text).not.toMatch(/^ {6,}add_header/m);
  expect(text).not.toMatch(/%\w+%|undefined/);
});

it('_headers of Netlify and Cloudflare Pages has each header where it is meant', async () => {
  const blocks = (await written('_headers')).trim().split('\n\n');
  expect(blocks.map((block) => block.split('\n')[0])).toEqual(['/*', '/assets/*', '/*.md', '/version.json']);
  expect(blocks[0]).toContain(`\n  Content-Security-Policy: ${policy}\n`);
  expect(blocks[1]).toContain('\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(blocks[3]).toBe('/version.json\n  Cache-Control: no-store');
});

it('_redirects has the line of each host for an address that leads on', async () => {
  expect((await written('_redirects')).trim().split('\n')).toEqual([
    '/docs/cut /docs/cut/below 301!',
    '/docs/cut /docs/cut/below 301',
    '/docs/cut/ /docs/cut/below 301',
  ]);
});
