/**
 * How the site is served: by its own server, and by a real nginx with the configuration that the project ships.
 * No page is opened, so this spec uses Playwright's own `test`; redirects are read, never followed.
 */
import {expect, test, type APIRequestContext, type APIResponse} from '@playwright/test';
import {twinPath} from '../../src/site/markdownPages';
import {agentIndexPath} from '../../src/markdown-pages/agents/paths';
import {specifications} from '../../src/site/apis';
import {negotiated} from '../support/negotiated';
import {builtPages, guide, newestPost, tagsOf} from '../support/scenes';
import {startNginx} from './nginx';

/** Addresses above those of pages. */
const above = (address: string) =>
  address
    .split('/')
    .map((_, index, parts) => parts.slice(0, index).join('/'))
    .filter(Boolean);

const pages = builtPages().map(({path}) => path);
const tag = tagsOf(newestPost())[0]!.to;
const [api] = specifications;
const reference = `/${api!.pages}`;
const document = `/openapi/${api!.id}`;

const cut = [...new Set(pages.flatMap(above))].filter((address) => !pages.includes(address)).sort();

const redirects = {
  '/index.html': '/',
  '/index.html?q=1': '/?q=1',
  '/docs/intro.html': '/docs/intro',
  '/docs/intro/': '/docs/intro',
  '/docs/intro/index.html': '/docs/intro',
  '/docs/intro.html?q=a%20b&x=1': '/docs/intro?q=a%20b&x=1',
  '/docs/intro/?q=1': '/docs/intro?q=1',
  '/docs/intro/index.html?q=1': '/docs/intro?q=1',
  '/blog/': '/blog',
  '/blog.html': '/blog',
  '/blog/index.html': '/blog',
  [`${tag}/`]: tag,
  [`${reference}/`]: reference,
  '/search/?q=retention': '/search?q=retention',
  '/index': '/',
  '/docs//intro': '/docs/intro',
  '//docs///intro/?q=1': '/docs/intro?q=1',
  '/docs/%69ntro': '/docs/intro',
  '/docs%2Fintro.html': '/docs/intro',
};

const unknown = [
  '/no/such/page',
  '/404',
  '/404.html',
  '/nginx.conf',
  '/docs/no-such-page',
  '/assets/js/no-such-script.js',
  '/docs/intro/more',
  '/Docs/Intro',
  '/docs/caf%C3%A9',
  '/docs/a%20b',
  '/docs/%E0%A4',
  '/docs/%zz',
];

const securityHeaders = {
  'content-security-policy': /^default-src 'none'; script-src 'self'( 'sha256-\S+')+; .*frame-ancestors/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

type Get = (path: string, headers?: Record<string, string>) => Promise<APIResponse>;

/** `path` of the Location header, whether the server wrote it absolute or relative. */
function target(response: APIResponse): string {
  const url = new URL(response.headers().location ?? 'no:location', response.url());
  expect(url.origin).toBe(new URL(response.url()).origin);
  return url.pathname + url.search;
}

async function hashedFile(get: Get): Promise<string> {
  return /\/assets\/js\/main\.[\w.]+\.js/.exec(await (await get('/')).text())?.[0] ?? 'no main script';
}

/** Addresses are joined by hand: against a base, `//other.example/` would name another host. */
const getFrom =
  (request: APIRequestContext, origin: string): Get =>
  (path, headers) =>
    request.get(`${origin}${path}`, {maxRedirects: 0, headers});

/** The whole table, once for each server. */
function checks(server: string, originOf: (baseURL: string | undefined) => string): void {
  test(`${server}: every page answers directly`, async ({request, baseURL}) => {
    const get = getFrom(request, originOf(baseURL));
    const others = await Promise.all(
      pages.map(async (route) => ({route, status: (await get(route)).status()})),
    );
    expect(pages.length).toBeGreaterThan(20);
    expect(others.filter(({status}) => status !== 200)).toEqual([]);
  });

  for (const [from, to] of Object.entries(redirects)) {
    test(`${server}: ${from} moves to ${to}`, async ({request, baseURL}) => {
      const response = await getFrom(request, originOf(baseURL))(from);
      expect(response.status()).toBe(301);
      expect(target(response)).toBe(to);
    });
  }

  test(`${server}: an address above pages leads to a page at once, with its query`, async ({
    request,
    baseURL,
  }) => {
    const get = getFrom(request, originOf(baseURL));
    expect(cut.length).toBeGreaterThan(5);
    for (const address of cut) {
      const response = await get(`${address}?q=1`);
      expect(response.status(), address).toBe(301);
      const [to = '', query] = target(response).split('?');
      expect(pages, address).toContain(to);
      expect(query).toBe('q=1');
      for (const ending of ['/', '.html', '/index.html'])
        expect(target(await get(address + ending)), address + ending).toBe(to);
    }
  });

  test(`${server}: a long query changes nothing`, async ({request, baseURL}) => {
    const get = getFrom(request, originOf(baseURL));
    expect((await get(`/docs/intro?q=${'x'.repeat(6000)}`)).status()).toBe(200);
  });

  test(`${server}: a path of slashes never leaves the site`, async ({request, baseURL}) => {
    const response = await getFrom(request, originOf(baseURL))('//evil.example/docs/');
    expect(response.headers().location ?? '/').toMatch(/^\/(?!\/)/);
  });

  for (const path of unknown) {
    test(`${server}: ${path} is 404 with the not-found page`, async ({request, baseURL}) => {
      const response = await getFrom(request, originOf(baseURL))(path);
      expect(response.status()).toBe(404);
      expect(response.headers()['content-type']).toMatch(/^text\/html/);
      expect(await response.text()).toContain('Page not found');
    });
  }

  for (const path of ['/', '/docs/intro', '/no/such/page', '/blog/rss.xml', '/docs/intro/']) {
    test(`${server}: ${path} carries the security headers`, async ({request, baseURL}) => {
      const headers = (await getFrom(request, originOf(baseURL))(path)).headers();
      for (const [name, value] of Object.entries(securityHeaders)) expect(headers[name], name).toMatch(value);
    });
  }

  test(`${server}: hashed files are kept for good, the version not at all, everything else is asked for anew`, async ({
    request,
    baseURL,
  }) => {
    const get = getFrom(request, originOf(baseURL));
    expect((await get(await hashedFile(get))).headers()['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const pages = ['/', '/docs/intro', '/blog/rss.xml'];
    for (const path of [...pages, '/search-index/index.json', '/img/logo.svg', '/sw.js'])
      expect((await get(path)).headers()['cache-control'], path).toBe('no-cache');
    expect((await get('/version.json')).headers()['cache-control']).toBe('no-store');
    expect((await get('/assets/js/no-such-script.js')).headers()['cache-control']).not.toContain('immutable');
  });

  test(`${server}: an unchanged page is not sent twice`, async ({request, baseURL}) => {
    const get = getFrom(request, originOf(baseURL));
    const etag = (await get('/docs/intro')).headers().etag ?? '';
    expect(etag).not.toBe('');
    expect((await get('/docs/intro', {'If-None-Match': etag})).status()).toBe(304);
  });

  test(`${server}: text comes as the build has compressed it`, async ({request, baseURL}) => {
    const get = getFrom(request, originOf(baseURL));
    for (const path of [
      guide().path,
      await hashedFile(get),
      '/search-index/index.json',
      '/blog/rss.xml',
      `${document}.yaml`,
      `${document}.postman_collection.json`,
      '/manifest.webmanifest',
    ]) {
      const headers = (await get(path, {'Accept-Encoding': 'gzip'})).headers();
      expect(headers['content-encoding'], path).toBe('gzip');
      expect(headers.vary, path).toMatch(/accept-encoding/i);
      const proxied = (await get(path, {'Accept-Encoding': 'gzip', Via: '1.1 proxy.example'})).headers();
      expect(proxied['content-length'], path).toBe(headers['content-length']);
      expect(proxied.etag, path).toBe(headers.etag);
    }
  });

  test(`${server}: types of what is not a page`, async ({request, baseURL}) => {
    const get = getFrom(request, originOf(baseURL));
    const types = {
      '/blog/rss.xml': /^application\/rss\+xml/,
      '/blog/atom.xml': /^application\/atom\+xml/,
      '/blog/feed.json': /^application\/feed\+json/,
      [`${tag}/rss.xml`]: /^application\/rss\+xml/,
      [`${document}.yaml`]: /^application\/yaml/,
      [`${document}.json`]: /^application\/json/,
      [`${document}.postman_collection.json`]: /^application\/json/,
      '/search-index/index.json': /json/,
      '/img/logo.svg': /svg/,
      '/robots.txt': /^text\/plain/,
      '/sitemap.xml': /^(text|application)\/xml/,
      '/opensearch.xml': /^(text|application)\/xml/,
      '/manifest.webmanifest': /^application\/manifest\+json/,
      '/.well-known/security.txt': /^text\/plain/,
      '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
      '/apple-touch-icon.png': /^image\/png/,
      '/sw.js': /javascript/,
    };
    for (const [path, type] of Object.entries(types)) {
      const response = await get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-type'], path).toMatch(type);
    }
  });

  test(`${server}: the Markdown of a page has an address and a type, and is kept from search engines`, async ({
    request,
    baseURL,
  }) => {
    const get = getFrom(request, originOf(baseURL));
    for (const path of [twinPath('/'), twinPath(guide().path)]) {
      const response = await get(path, {'Accept-Encoding': 'gzip'});
      const headers = response.headers();
      expect(response.status(), path).toBe(200);
      expect(headers['content-type'], path).toMatch(/^text\/markdown; ?charset=utf-8$/);
      expect(headers['x-robots-tag'], path).toBe('noindex');
      expect(headers['content-encoding'], path).toBe('gzip');
    }
    expect((await get(guide().path)).headers()['x-robots-tag'] ?? '').toBe('');
    for (const path of ['/llms.txt', '/llms-full.txt'])
      expect((await get(path)).headers()['content-type'], path).toMatch(/^text\/plain; ?charset=utf-8$/);
    expect((await get(agentIndexPath)).headers()['content-type']).toMatch(/^application\/json/);
  });

  test(`${server}: a page comes in Markdown to those who ask for it`, async ({request, baseURL}) => {
    const get = getFrom(request, originOf(baseURL));
    for (const path of ['/', guide().path])
      for (const [accept, type] of negotiated) {
        const response = await get(path, {Accept: accept});
        const headers = response.headers();
        expect(response.status(), accept).toBe(200);
        expect(headers['content-type'], accept).toMatch(new RegExp(`^${type}; ?charset=utf-8$`));
        expect(headers.vary, accept).toMatch(/\baccept\b(?!-)/i);
        expect(headers['x-robots-tag'] ?? '', accept).toBe('');
      }
    const markdown = {Accept: 'text/markdown'};
    expect(await (await get(guide().path, markdown)).text()).toBe(
      await (await get(twinPath(guide().path))).text(),
    );
  });

  test(`${server}: who asks for Markdown gets everything else as it is`, async ({request, baseURL}) => {
    const get = getFrom(request, originOf(baseURL));
    const markdown = {Accept: 'text/markdown'};
    // No Markdown is made of the search.
    const others = {'/search': /^text\/html/, '/img/logo.svg': /svg/, '/blog/rss.xml': /rss\+xml/};
    for (const [path, type] of Object.entries(others)) {
      const response = await get(path, markdown);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-type'], path).toMatch(type);
    }
    expect((await get('/docs/intro/', markdown)).status()).toBe(301);
    for (const path of ['/no/such/page', '/no/such/page.md', '/docs/intro.md.md'])
      expect((await get(path, markdown)).status(), path).toBe(404);
  });

  test(`${server}: a browser gets a feed as plain XML, which it shows with its style sheet`, async ({
    request,
    baseURL,
  }) => {
    const get = getFrom(request, originOf(baseURL));
    for (const path of ['/blog/rss.xml', `${tag}/atom.xml`]) {
      const headers = (await get(path, {Accept: 'text/html,application/xhtml+xml,*/*;q=0.8'})).headers();
      expect(headers['content-type'], path).toMatch(/^text\/xml/);
      expect(headers.vary, path).toMatch(/\baccept\b(?!-)/i);
    }
  });
}

test.describe('node', () => {
  checks('node', (baseURL) => baseURL ?? '');
});

test.describe('nginx', () => {
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
  test.beforeAll(async () => {
    nginx = await startNginx(process.env.OUT_DIR ?? 'build', `${test.info().outputDir}-nginx`);
  });
  test.afterAll(() => nginx?.stop());

  checks('nginx', () => nginx?.url ?? '');
});
