import {request as ask, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {caching, securityHeaders} from '../../../src/hosting/headers';
import {createSiteServer} from '../../../src/hosting/server';
import {folderWith} from '../../support/folder';

type Answer = {status: number | undefined; headers: IncomingHttpHeaders; body: Buffer};

const policy = "default-src 'none'; script-src 'self' 'sha256-+/='";
const longScript = 'const word = "compress me";\n'.repeat(200);
let server: ReturnType<typeof createSiteServer>;

const site = () =>
  folderWith({
    'index.html': 'home',
    '404.html': 'not found',
    'content-security-policy.txt': `${policy}\n`,
    'version.json': '{"version":"0123abcd"}',
    'docs/intro.html': 'intro',
    'redirects.conf': '/docs /docs/intro;\n/docs/api /docs/api/petstore;\n',
    '.well-known/security.txt': 'Contact: mailto:a@example.com\n',
    'manifest.webmanifest': '{}',
    'docs/focus/home.html': 'focus home',
    'assets/js/main.c5661bd4.js': longScript,
    'assets/js/main.c5661bd4.js.br': 'code in br',
    'assets/js/main.c5661bd4.js.gz': 'code in gz',
    'blog/tags/focus/rss.xml': '<rss/>',
    'openapi/pets.yaml': '# A line of a document\n'.repeat(200),
    'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });

beforeEach(async () => {
  server = createSiteServer(site());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Sends the path as it stands; `fetch` would tidy it first. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    ask({host: '127.0.0.1', port, path, headers, method, agent: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks)}),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('addresses', () => {
  it.each([
    ['/', 'home'],
    ['/docs/intro', 'intro'],
    ['/docs/intro?from=mail', 'intro'],
    ['/docs/focus/home', 'focus home'],
  ])('%s is a page', async (path, text) => {
    const {status, headers, body} = await get(path);
    expect([status, headers['content-type'], body.toString()]).toEqual([
      200,
      'text/html; charset=utf-8',
      text,
    ]);
  });

  it.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/docs/intro.html?q=a&r=b?c', '/docs/intro?q=a&r=b?c'],
    ['/index.html', '/'],
    ['/docs', '/docs/intro'],
    ['/docs/api/?x=1', '/docs/api/petstore?x=1'],
  ])('%s redirects to %s', async (path, location) => {
    const {status, headers} = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/x.html',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%09/evil.example/',
  ])('%s never leaves the host', async (path) => {
    const {port} = server.address() as AddressInfo;
    const {headers} = await get(path);
    const here = `http://127.0.0.1:${port}`;
    expect(new URL(headers.location ?? '/', here).origin).toBe(here);
  });

  it.each([
    '/nope',
    '/nope.html',
    '/404.html',
    '/404',
    '/redirects.conf',
    '/docs/focus',
    '/assets/js/gone.js',
    '/%E0%A4%A',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('%s is not found, and says so with its status', async (path) => {
    const {status, headers, body} = await get(path);
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/html; charset=utf-8',
      'not found',
    ]);
  });

  it('answers HEAD without a body', async () => {
    const {status, body} = await get('/docs/intro', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });

  it('answers a known entity tag with 304', async () => {
    const {headers} = await get('/docs/intro');
    const again = await get('/docs/intro', {'If-None-Match': headers.etag ?? ''});
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('headers', () => {
  const expected = Object.fromEntries(
    Object.entries(securityHeaders(policy)).map(([name, value]) => [name.toLowerCase(), value]),
  );

  it.each(['/', '/docs/intro', '/docs/intro.html', '/nope', '/img/logo.svg', '/assets/js/main.c5661bd4.js'])(
    'of security stand on the answer to %s',
    async (path) => {
      expect((await get(path)).headers).toMatchObject(expected);
    },
  );

  it('let browsers keep a hashed file for good', async () => {
    expect((await get('/assets/js/main.c5661bd4.js')).headers['cache-control']).toBe(caching.hashed.value);
  });

  it('let nobody keep the version of the site', async () => {
    expect((await get('/version.json')).headers['cache-control']).toBe('no-store');
  });

  it.each(['/', '/docs/intro', '/img/logo.svg', '/docs/intro/', '/assets/js/gone.js'])(
    'let browsers keep nothing unasked of %s',
    async (path) => {
      expect((await get(path)).headers['cache-control']).toBe(caching.other);
    },
  );
});

describe('files that machines ask for', () => {
  it.each([
    ['/.well-known/security.txt', /^text\/plain/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
  ])('%s has its type', async (path, type) => {
    const {status, headers} = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
  });
});

describe('feeds', () => {
  it.each([
    ['*/*', 'application/rss+xml; charset=utf-8'],
    ['text/html,*/*;q=0.8', 'text/xml; charset=utf-8'],
  ])('for %s are %s', async (accept, type) => {
    const {status, headers, body} = await get('/blog/tags/focus/rss.xml', {Accept: accept});
    expect([status, headers['content-type'], headers.vary, body.toString()]).toEqual([
      200,
      type,
      'Accept',
      '<rss/>',
    ]);
  });

  it('that are not there are not found, as a page', async () => {
    const {status, headers} = await get('/blog/tags/nope/rss.xml');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

describe('compressed files', () => {
  it.each([
    ['br, gzip', 'br', 'code in br'],
    ['gzip', 'gzip', 'code in gz'],
    ['deflate', undefined, longScript],
    ['', undefined, longScript],
  ])('that are taken with "%s"', async (accepted, encoding, text) => {
    const {headers, body} = await get('/assets/js/main.c5661bd4.js', {'Accept-Encoding': accepted});
    expect([headers['content-encoding'], headers.vary, headers['content-type'], body.toString()]).toEqual([
      encoding,
      'Accept-Encoding',
      'text/javascript; charset=utf-8',
      text,
    ]);
  });
});

it('refuses a folder without a built site', () => {
  expect(() => createSiteServer(folderWith({'readme.txt': ''}))).toThrow('404.html');
});

describe('a site in a folder of its host', () => {
  const moved = 'Moved Permanently\n';

  beforeEach(async () => {
    await new Promise((resolve) => server.close(resolve));
    server = createSiteServer(site(), '/Help-Hub/');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  it.each([
    ['/Help-Hub/', 200, undefined, 'home'],
    ['/Help-Hub/docs/intro?from=mail', 200, undefined, 'intro'],
    ['/Help-Hub', 301, '/Help-Hub/', moved],
    ['/Help-Hub/docs/intro.html?a=b', 301, '/Help-Hub/docs/intro?a=b', moved],
    ['/Help-Hub/index.html', 301, '/Help-Hub/', moved],
    ['/Help-Hub/docs', 301, '/Help-Hub/docs/intro', moved],
    ['/Help-Hub/no/page', 404, undefined, 'not found'],
    ['/docs/intro', 404, undefined, 'Not Found\n'],
    ['/', 404, undefined, 'Not Found\n'],
  ])('%s answers %i', async (path, status, location, text) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location, answer.body.toString()]).toEqual([
      status,
      location,
      text,
    ]);
  });

  it('keeps its files as long as at the root', async () => {
    expect((await get('/Help-Hub/assets/js/main.c5661bd4.js')).headers['cache-control']).toBe(
      caching.hashed.value,
    );
    expect((await get('/Help-Hub/version.json')).headers['cache-control']).toBe(caching.version.value);
  });
});
