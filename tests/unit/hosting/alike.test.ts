/** Both servers give the same answers: status, headers and bytes, to all kinds of requests. */
import {chmodSync, mkdtempSync, rmSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findNginx} from '../../../src/cli/system';
import {compressBuild} from '../../../src/hosting/compress';
import {createSiteServer} from '../../../src/hosting/server';
import {writeHosting} from '../../../src/hosting/write';
import {alikeWith, type Servers} from '../../support/hosting/alike';
import {cases} from '../../support/hosting/cases';
import {requests} from '../../support/hosting/generated';
import {hasBrotli, startNginx, type Nginx} from '../../support/hosting/nginx';
import {inWords} from '../../support/hosting/rawRequest';
import {writeFiles} from '../../support/folder';

const long = (word: string) => `${word} of a page that is long enough to be compressed. `.repeat(40);

const files: Record<string, string> = {
  '404.html': long('not found'),
  'index.html': long('home'),
  'index.md': 'home',
  'docs/page.html': long('page'),
  'docs/page.md': long('# page'),
  'docs/short.html': 'short',
  'docs/cut/below.html': 'below',
  'docs/cut/index.html': 'leads on',
  'redirects.conf': '/docs/cut /docs/cut/below;\n',
  'blog.html': 'blog',
  'blog/rss.xml': long('<rss/>'),
  'blog/tags/a/feed.json': '{}',
  'docs/api/a/changes/atom.xml': long('<feed/>'),
  'assets/js/main.c5661bd4.js': long('code'),
  'img/picture.png': 'PNG',
  'img/logo.svg': long('<svg/>'),
  'version.json': '{"version":"0123abcd"}',
  'openapi/pets.yaml': long('a'),
  '.well-known/security.txt': 'Contact',
  'empty.txt': '',
  'no-ending': 'bytes',
  'a b.txt': 'a space',
  'é.txt': 'an accent',
};

const targets = [
  '/',
  '/docs/page',
  '/docs/page.md',
  '/docs/short',
  '/docs/cut',
  '/blog',
  '/blog/rss.xml',
  '/blog/tags/a/feed.json',
  '/docs/api/a/changes/atom.xml',
  '/assets/js/main.c5661bd4.js',
  '/assets/js/gone.js',
  '/img/picture.png',
  '/img/logo.svg',
  '/version.json',
  '/openapi/pets.yaml',
  '/.well-known/security.txt',
  '/empty.txt',
  '/no-ending',
  '/a%20b.txt',
  '/%C3%A9.txt',
  '/no/such/page',
];

describe.skipIf(!findNginx())('nginx and the Node server', () => {
  let folder: string;
  let nginx: Nginx;
  let node: ReturnType<typeof createSiteServer>;
  let servers: Servers;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'help-hub-'));
    chmodSync(folder, 0o755);
    writeFiles(folder, {'secret.txt': 'not of the site'});
    const site = path.join(folder, 'site');
    writeFiles(site, files);
    await writeHosting(site, 'help.example.com');
    await compressBuild(site, path.join(folder, 'cache'));
    nginx = await startNginx(site, path.join(folder, 'scratch'));
    node = createSiteServer(site).listen(0, '127.0.0.1');
    await new Promise((resolve) => node.once('listening', resolve));
    servers = {
      nginx: nginx.port,
      node: (node.address() as AddressInfo).port,
      hasBrotli: hasBrotli(path.join(folder, 'scratch')),
    };
  });

  afterAll(async () => {
    await nginx?.stop();
    node?.close();
    rmSync(folder, {recursive: true, force: true});
  });

  it('answer alike to what has been got wrong before', async () => {
    const {differences, validatorsOf} = alikeWith(servers);
    const all = cases(targets, await validatorsOf(targets));
    expect(all.length).toBeGreaterThan(3000);
    expect(await differences(all)).toEqual([]);
  });

  it('answer alike to what chance brings', async () => {
    const {difference} = alikeWith(servers);
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
    console.log(`SEED=${seed} repeats the requests of this run`);
    await fc.assert(
      fc.asyncProperty(requests(targets), async (request) => {
        expect(await difference(request), inWords(request)).toBeUndefined();
      }),
      {seed, numRuns: Number(process.env.RUNS ?? 2000)},
    );
  });
});
