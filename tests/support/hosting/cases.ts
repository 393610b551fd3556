/** Requests whose answers people have got wrong before, for any site with these files. */
import type {RawRequest} from './rawRequest';

type Header = readonly [name: string, value: string];

const methods = ['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'];

const ranges = [
  'bytes=0-0',
  'bytes=0-4',
  'bytes=3-',
  'bytes=-5',
  'bytes=-0',
  'bytes=-999999999',
  'bytes=0-999999999',
  'bytes=999999999-',
  'bytes=5-2',
  'bytes=0-1,3-4',
  'bytes=0-1, 999999999-',
  'bytes=0-1,x',
  'bytes=',
  'bytes=-',
  'bytes=abc',
  'bytes=1-x',
  'BYTES=0-4',
  'bytes = 0-4',
  'items=0-4',
  '0-4',
];

export const encodings = [
  'gzip',
  'br',
  'gzip, deflate, br, zstd',
  'br;q=0, gzip',
  'gzip;q=0',
  'gzip;q=0.0, br;q=0.000',
  'gzip;q=0.001',
  'gzip;q=1.000',
  'gzip;q=0.5, br;q=0.1',
  'GZIP',
  '*',
  '*;q=0',
  'identity',
  'identity;q=0, gzip',
  'deflate',
  'x-gzip',
  'brotli',
  'gzip ;q=0.5,br ; q=0',
];

const accepts = [
  '',
  '*/*',
  'text/html',
  'text/markdown',
  'text/markdown;q=0.5, text/html',
  'application/rss+xml, application/xml;q=0.9, */*;q=0.1',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
];

/** What means no file, or none outside the site. */
export const oddTargets: readonly string[] = [
  '/../secret.txt',
  '/docs/../../secret.txt',
  '/docs/../docs/page',
  '/docs/./page',
  '/docs/page/..',
  '/docs/page/.',
  '/docs/page/../page',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/docs/%2e%2e/%2e%2e/secret.txt',
  '/%252e%252e/secret.txt',
  String.raw`/..\secret.txt`,
  '/..%5csecret.txt',
  '/docs/page%00.html',
  '/docs/page%0d%0aX-Bad:%20yes',
  '/%0d%0aX-Bad:%20yes/',
  '/%09/other.example/',
  '/%5cother.example/',
  String.raw`/\other.example/`,
  '//other.example',
  '//other.example/',
  '///other.example/page.html',
  '/%2f/other.example',
  '/%2fother.example/',
  '//',
  '/.',
  '/..',
  '/...',
  '/%',
  '/%zz',
  '/%E0%A4',
  '/%C3%A9',
  '/a%20b',
  '/docs//page',
  '/docs/%70age',
  '/docs%2Fpage',
  '/docs/page?',
  '/docs/page??a',
  '/docs/page?a=//%2e%2e/b',
  '/docs/page/?next=//other.example',
  '/docs/page#part',
  '/docs/page/#part',
  '/docs/page;a=b',
  '/Docs/Page',
  '/DOCS/PAGE/',
  '/404',
  '/404.html',
  '/404/',
  '/index',
  '/index/',
  '/index.html',
  '/INDEX.HTML',
  '/nginx.conf',
  '/redirects.conf',
  '/_headers',
  '/_redirects',
  '/vercel.json',
  '/.feed/blog/rss.xml',
  '/assets',
  '/assets/',
  '/docs',
  '/docs/',
  `/${'a/'.repeat(100)}`,
  `/${'a'.repeat(300)}`,
  '*',
  'http://other.example',
  'http://other.example/',
  'http://other.example/docs/page',
  'http://other.example/docs/page/',
  'http://other.example//third.example/',
  'https://other.example:8443/docs/page/?a=b',
  'HTTP://other.example/docs/page',
];

/** Dates that are none, and that are before and after every file. */
const dates = ['yesterday', '', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 2099 23:59:59 GMT'];

/** Validators of a file as a server has given them. */
export type Validators = {etag: string; lastModified: string};

function conditionsFor({etag, lastModified}: Validators): Header[][] {
  const weak = `W/${etag}`;
  const other = '"5e8a-1"';
  return [
    ...[etag, weak, other, `${other}, ${etag}`, `${other},${weak}`, '*', ''].flatMap((tag): Header[][] => [
      [['If-None-Match', tag]],
      [['If-Match', tag]],
    ]),
    ...[lastModified, ...dates].flatMap((date): Header[][] => [
      [['If-Modified-Since', date]],
      [['If-Unmodified-Since', date]],
      [
        ['Range', 'bytes=0-3'],
        ['If-Range', date],
      ],
    ]),
    ...[etag, weak, other, `${etag}, ${other}`].map((tag): Header[] => [
      ['Range', 'bytes=0-3'],
      ['If-Range', tag],
    ]),
    [
      ['If-None-Match', etag],
      ['If-Modified-Since', dates[3]!],
    ],
    [
      ['If-None-Match', other],
      ['If-Modified-Since', lastModified],
    ],
    [
      ['If-None-Match', etag],
      ['Range', 'bytes=0-3'],
    ],
    [
      ['If-Match', etag],
      ['If-Unmodified-Since', dates[2]!],
    ],
    [
      ['If-None-Match', etag],
      ['Cache-Control', 'no-cache'],
    ],
  ];
}

/**
 * @param targets addresses of files of each kind
 * @param validatorsOf a file
 * @returns each address with each way to ask, then what means no file
 */
export function cases(
  targets: readonly string[],
  validatorsOf: (target: string) => Validators,
): RawRequest[] {
  const of = (target: string, headers: readonly Header[], method = 'GET') => ({method, target, headers});
  return [
    ...targets.flatMap((target) => [
      of(target, []),
      ...methods.map((method) => of(target, [], method)),
      ...ranges.flatMap((range) => [
        of(target, [['Range', range]]),
        of(target, [['Range', range]], 'HEAD'),
        of(target, [
          ['Range', range],
          ['Accept-Encoding', 'gzip'],
        ]),
      ]),
      ...encodings.flatMap((encoding) => [
        of(target, [['Accept-Encoding', encoding]]),
        of(
          target,
          [
            ['Accept-Encoding', encoding],
            ['Via', '1.1 proxy.example'],
          ],
          'HEAD',
        ),
      ]),
      ...accepts.flatMap((accept) => [
        of(target, [['Accept', accept]]),
        of(target, [
          ['Accept', accept],
          ['Accept-Encoding', 'gzip, br'],
        ]),
      ]),
      ...conditionsFor(validatorsOf(target)).flatMap((headers) => [
        of(target, headers),
        of(target, headers, 'HEAD'),
      ]),
    ]),
    ...oddTargets.flatMap((target) => [
      of(target, []),
      of(target, [], 'HEAD'),
      of(target, [], 'POST'),
      of(target, [
        ['Range', 'bytes=0-3'],
        ['Accept-Encoding', 'gzip'],
        ['If-None-Match', '*'],
      ]),
      of(target, [['Accept', 'text/markdown']]),
    ]),
  ];
}
