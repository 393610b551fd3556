/** What a server of the site has to answer: for the server of `npm run serve` and for nginx. */
import {kinds, securityHeaders} from '../../src/hosting/headers';

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
  'docs/cut/below.html': 'below',
  'blog/rss.xml': '<rss/>',
  'assets/js/main.c5661bd4.js': long('code'),
  'version.json': '{"version":"0123abcd"}',
  '.well-known/security.txt': 'Contact',
};

type Headers = Readonly<Record<string, string | null>>;

const fresh: Headers = {'Cache-Control': 'no-cache'};
const missing: Headers = {...fresh, 'X-Robots-Tag': null};
const inMarkdown: Headers = {'Content-Type': 'text/markdown; charset=utf-8', Vary: 'Accept'};

/** A request, the status of its answer, and headers (null: none) and the beginning of the text that it has. */
type Row = [target: string, asked: Record<string, string>, status: number, headers: Headers, text?: string];

export const rows: readonly Row[] = [
  ['/', {}, 200, {...fresh, Vary: 'Accept'}, 'home'],
  ['/docs/page?from=mail', {}, 200, {...fresh, 'X-Robots-Tag': null}, 'page of'],
  ['/docs/page', {'Accept-Encoding': 'gzip'}, 200, {'Content-Encoding': 'gzip'}, 'page of'],
  ['/docs/page', {'Accept-Encoding': 'br;q=0, gzip;q=0'}, 200, {'Content-Encoding': null}, 'page of'],
  ['/docs/page', {Range: 'bytes=a'}, 200, {}, 'page of'],
  // One address of each page, and never that of another host.
  ['/docs/page.html?q=a', {}, 301, {...fresh, Location: '/docs/page?q=a'}],
  ['/docs/page/', {}, 301, {Location: '/docs/page'}],
  ['/docs/page/index.html', {}, 301, {Location: '/docs/page'}],
  ['/index.html', {}, 301, {Location: '/'}],
  ['/docs/cut', {}, 301, {Location: '/docs/cut/below'}],
  ['/docs/cut/?x=1', {}, 301, {Location: '/docs/cut/below?x=1'}],
  ['/Docs/PAGE?q=a', {}, 301, {Location: '/docs/page?q=a'}],
  ['/Docs/Page.html', {}, 301, {Location: '/docs/page'}],
  ['/Docs/Cut', {}, 301, {Location: '/docs/cut/below'}],
  ['/%5Cother.example/', {}, 404, {Location: null}],
  // What is no page, and what is for servers alone.
  ...['/no/page', '/404', '/redirects.conf', '/assets/gone.js', '/docs/gone.md'].map((target): Row => [
    target,
    {},
    404,
    missing,
    'not found',
  ]),
  // Headers by kind of file.
  ['/assets/js/main.c5661bd4.js', {}, 200, kinds['/assets/*']!, 'code'],
  ['/version.json', {}, 200, kinds['/version.json']!, '{"version"'],
  ['/blog/rss.xml', {}, 200, fresh, '<rss/>'],
  ['/.well-known/security.txt', {}, 200, {'Content-Type': 'text/plain; charset=utf-8'}, 'Contact'],
  ['/docs/page.md', {}, 200, {...inMarkdown, 'X-Robots-Tag': 'noindex'}, '# page'],
  ['/docs/page', {Accept: 'text/markdown, */*'}, 200, {...inMarkdown, 'X-Robots-Tag': null}, '# page'],
  ...['text/markdown;q=0', 'text/markdown; q=0.1, text/html', 'text/markdown-x'].map((Accept): Row => [
    '/docs/page',
    {Accept},
    200,
    {},
    'page of',
  ]),
  ['/blog/rss.xml', {Accept: 'text/markdown'}, 200, fresh, '<rss/>'],
];

/** @returns what a row says of an answer, in the form of `answerTo` */
export const expected = ([, , status, headers, text]: Row) => ({
  status,
  headers: {...securityHeaders(policy), ...headers},
  text: text ?? '',
});

/** @returns of the answer of a server what the row says of it */
export async function answerTo(site: string, row: Row) {
  const [target, asked] = row;
  const answer = await fetch(site + target, {headers: asked, redirect: 'manual'});
  const {headers, text} = expected(row);
  const got = Object.keys(headers).map((name): [string, string | null] => {
    const value = answer.headers.get(name);
    // Both servers name `Accept-Encoding` wherever a compressed file may be.
    return [name, name === 'Vary' ? (/\bAccept\b(?!-)/.exec(value ?? '')?.[0] ?? null) : value];
  });
  const body = await answer.text();
  return {
    status: answer.status,
    headers: Object.fromEntries(got),
    text: body.slice(0, text.length),
  };
}
