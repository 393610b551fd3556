/** What a server of the site has to answer: one table for the server of `npm run serve` and for nginx. */
import {caching, securityHeaders, sharing} from '../../../src/hosting/headers';
import {ask, type RawAnswer} from './rawRequest';

export const policy = "default-src 'none'; script-src 'self' 'sha256-+/='";

const long = (word: string) => `${word} of a page that is long enough to be compressed. `.repeat(40);

/** Files of a small site by path. */
export const siteFiles: Readonly<Record<string, string>> = {
  '404.html': 'not found',
  'index.html': 'home',
  'content-security-policy.txt': `${policy}\n`,
  'redirects.conf': '/docs/cut /docs/cut/below;\n',
  'docs/page.html': long('page'),
  'docs/page.md': '# page',
  'docs/short.html': 'short',
  'docs/cut/below.html': 'below',
  'blog/rss.xml': '<rss/>',
  'blog/tags/a/feed.json': '{}',
  'assets/js/main.c5661bd4.js': long('code'),
  'img/logo.svg': '<svg/>',
  'version.json': '{"version":"0123abcd"}',
  'openapi/pets.yaml': 'a: 1',
  'manifest.webmanifest': '{}',
  '.well-known/security.txt': 'Contact',
};

const html = 'text/html; charset=utf-8';
const browser = 'text/html,application/xml;q=0.9,*/*;q=0.8';
const script = '/assets/js/main.c5661bd4.js';
const fresh = {'cache-control': caching.other};
const kept = {'cache-control': caching.hashed.value};

type Headers = Readonly<Record<string, string>>;

/** A request, the status of its answer, and headers and text that it has. `{etag}` stands for the tag of the page. */
type Row = [request: string, asked: Headers, status: number, headers?: Headers, text?: string];

const missing = (target: string): Row => [
  `GET ${target}`,
  {},
  404,
  {'content-type': html, ...fresh},
  'not found',
];
const moved = (target: string, location: string): Row => [`GET ${target}`, {}, 301, {location, ...fresh}];
const file = (target: string, type: string, more: Headers = fresh): Row => [
  `GET ${target}`,
  {},
  200,
  {'content-type': type, ...more},
];
const asking = (target: string, name: string, value: string, ...answer: [number, Headers, string?]): Row => [
  `GET ${target}`,
  {[name]: value},
  ...answer,
];

export const rows: readonly Row[] = [
  ['GET /', {}, 200, {'content-type': html, vary: 'Accept', ...fresh}, 'home'],
  ['GET /docs/short?from=mail', {}, 200, {'content-type': html}, 'short'],
  ['HEAD /docs/short', {}, 200, {'content-type': html}, ''],
  ['POST /docs/short', {}, 405, {allow: 'GET, HEAD'}],
  // One address of each page.
  moved('/docs/page.html?q=a&r=b?c', '/docs/page?q=a&r=b?c'),
  moved('/docs/page/', '/docs/page'),
  moved('/docs/page/index.html', '/docs/page'),
  moved('/Docs/Page/', '/docs/page'),
  moved('/docs//page', '/docs/page'),
  moved('/docs/%70age', '/docs/page'),
  moved('/index.html', '/'),
  moved('/docs/cut', '/docs/cut/below'),
  moved('/docs/cut/?x=1', '/docs/cut/below?x=1'),
  // Never to another host.
  moved('//evil.example/', '/evil.example/'),
  moved('http://other.example/docs/page/', '/docs/page'),
  ...['/%5Cevil.example/', '/%09/evil.example/', '/a%0d%0aX-Bad:%20yes/'].map(missing),
  // What is no page, and what is for servers alone.
  ...['/nope', '/nope.html', '/docs', '/404', '/404.html', '/assets/js/gone.js', '/%zz'].map(missing),
  ...['/redirects.conf', '/nginx.conf', '/_headers', '/.feed/blog/rss.xml'].map(missing),
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/docs/..%2f..%2fsecret.txt'].map(missing),
  // Types and caching.
  file('/version.json', 'application/json; charset=utf-8', {'cache-control': caching.version.value}),
  file('/openapi/pets.yaml', 'application/yaml; charset=utf-8'),
  file('/manifest.webmanifest', 'application/manifest+json; charset=utf-8'),
  file('/.well-known/security.txt', 'text/plain; charset=utf-8'),
  file('/img/logo.svg', 'image/svg+xml'),
  file(script, 'text/javascript; charset=utf-8', {
    ...kept,
    'cross-origin-resource-policy': sharing['Cross-Origin-Resource-Policy'],
  }),
  // Compressed by the build.
  asking(script, 'Accept-Encoding', 'gzip', 200, {'content-encoding': 'gzip', vary: 'Accept-Encoding'}),
  asking(script, 'Accept-Encoding', 'gzip;q=0', 200, {vary: 'Accept-Encoding'}, long('code')),
  // Markdown for who asks for it, and feeds that browsers show.
  file('/docs/page.md', 'text/markdown; charset=utf-8', {'x-robots-tag': 'noindex'}),
  asking(
    '/docs/page',
    'Accept',
    'text/markdown',
    200,
    {'content-type': 'text/markdown; charset=utf-8'},
    '# page',
  ),
  asking('/docs/page', 'Accept', 'text/markdown;q=0.5, text/html', 200, {'content-type': html}),
  asking('/blog/rss.xml', 'Accept', '*/*', 200, {'content-type': 'application/rss+xml; charset=utf-8'}),
  asking('/blog/rss.xml', 'Accept', browser, 200, {
    'content-type': 'text/xml; charset=utf-8',
    vary: 'Accept',
  }),
  asking('/blog/tags/a/feed.json', 'Accept', '*/*', 200, {
    'content-type': 'application/feed+json; charset=utf-8',
  }),
  // What the reader has already, or a part of it.
  asking('/docs/short', 'If-None-Match', '{etag}', 304, fresh, ''),
  asking('/docs/short', 'If-None-Match', '"other"', 200, fresh, 'short'),
  asking('/docs/short', 'Range', 'bytes=0-1', 206, {'content-range': 'bytes 0-1/5'}, 'sh'),
  asking('/docs/short', 'Range', 'bytes=9-', 416, {}),
];

const security = Object.fromEntries(
  Object.entries(securityHeaders(policy)).map(([name, value]) => [name.toLowerCase(), value]),
);

/** What a row says of an answer, in the same form as `answerTo` has it. */
export const expected = ([, , status, headers = {}, text]: Row) => ({
  status,
  headers: {...security, ...headers},
  ...(text !== undefined && {text}),
});

const flat = ({headers}: RawAnswer) =>
  Object.fromEntries([...headers].map(([name, values]) => [name, [...new Set(values)].join(', ')]));

/** @returns of the answer of a server what the row says of it */
export async function answerTo(port: number, row: Row) {
  const [request, asked] = row;
  const [method = '', target = ''] = request.split(' ');
  const tagged = Object.values(asked).includes('{etag}')
    ? flat(await ask(port, {method: 'HEAD', target, headers: []})).etag
    : undefined;
  const headers = Object.entries(asked).map(([name, value]) => [name, tagged ?? value] as const);
  const answer = await ask(port, {method, target, headers});
  const {headers: named, text} = expected(row);
  const got = flat(answer);
  return {
    status: answer.status,
    headers: Object.fromEntries(Object.keys(named).map((name) => [name, got[name]])),
    ...(text !== undefined && {text: answer.body.toString()}),
  };
}
