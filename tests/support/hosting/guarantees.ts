/**
 * What each host gives, and through which file: the table of src/hosting/HOSTING.md. What files give is read from them, as a
 * build writes them; what hosts give by themselves is what their public documents say, named in the guide.
 */
import {caching, securityHeaders} from '../../../src/hosting/headers';
import {feedTypes, types} from '../../../src/hosting/types';

/** What hosts read. `steps` are the commands of the guide, `release` is `npm run release`, `pages` are those of a build. */
export type Source = 'nginx.conf' | '_headers' | '_redirects' | 'pages' | 'release' | 'steps';

/** Text by source. */
export type Texts = Readonly<Record<Source, string>>;

type Guarantee = {
  name: string;
  /** Whether a text gives it. */
  isIn: (text: string, source: Source) => boolean;
  /** Hosts that give it by themselves. */
  itself?: readonly string[];
};

const managed = ['Netlify', 'Cloudflare Pages', 'GitHub Pages', 'GitHub Pages, path'];
const withAll = (text: string, parts: readonly string[]) => parts.every((part) => text.includes(part));

export const guarantees: readonly Guarantee[] = [
  {
    name: 'Cut addresses lead on',
    isIn: (text, source) =>
      source === 'pages'
        ? text.includes('http-equiv="refresh"')
        : /\/docs \/docs\/intro\b|redirects\.conf/.test(text),
  },
  {
    name: 'One address of each page',
    isIn: (text) => /^\s*\/docs\/intro\.html \/docs\/intro;$|Moved Permanently/m.test(text),
    itself: ['Cloudflare Pages'],
  },
  {
    name: 'Security headers',
    // The steps take whatever headers the build has.
    isIn: (text) => withAll(text, Object.keys(securityHeaders(''))) || /del\(.*to_entries/.test(text),
  },
  {name: 'Content Security Policy', isIn: (text) => text.includes('Content-Security-Policy')},
  {name: 'Hashed files kept for a year', isIn: (text) => text.includes(caching.hashed.value)},
  {
    name: 'The version is never kept',
    isIn: (text) => text.includes(caching.version.path.slice(1)) && text.includes(caching.version.value),
  },
  {
    name: 'Compressed by the build',
    isIn: (text) => withAll(text, ['brotli_static on', 'gzip_static on']),
  },
  {name: 'Types of feeds', isIn: (text) => withAll(text, Object.values(feedTypes))},
  {name: 'Type of Markdown', isIn: (text) => text.includes(types.md ?? ''), itself: managed.slice(2)},
  {
    name: 'Markdown out of search engines',
    isIn: (text) => /X-Robots-Tag/.test(text),
  },
  {name: 'Markdown for who asks for it', isIn: (text) => text.includes('map $http_accept $extension')},
  {
    name: 'Status 404, with its page',
    isIn: (text) => /error_page 404|ResponsePagePath/.test(text),
    itself: managed,
  },
  {
    name: 'Pages from the network first',
    isIn: (text) => text.includes(caching.other),
    itself: managed.slice(0, 2),
  },
  {
    name: 'Hashed files of older releases',
    isIn: (text, source) => source === 'release' || text.includes('Hashed files stay'),
  },
  {
    name: 'Entity tags by content',
    // A release keeps the times of files, which a build makes of their content.
    isIn: (_, source) => source === 'release',
    itself: ['S3 and CloudFront'],
  },
  {
    name: 'TLS and HTTP/2',
    isIn: (text) => /listen TLS_PORT ssl http2/.test(text),
    itself: [...managed, 'S3 and CloudFront'],
  },
  {name: 'HSTS', isIn: (text) => /Strict-?Transport-?Security/.test(text)},
];

/** What each host reads. */
export const hosts: Readonly<Record<string, readonly Source[]>> = {
  nginx: ['nginx.conf', 'release'],
  Netlify: ['_headers', '_redirects', 'pages'],
  'Cloudflare Pages': ['_headers', '_redirects', 'pages'],
  'GitHub Pages': ['pages'],
  'GitHub Pages, path': ['pages'],
  'S3 and CloudFront': ['steps'],
};

function cellOf({isIn, itself = []}: Guarantee, host: string, texts: Texts): string {
  const source = hosts[host]?.find((one) => isIn(texts[one], one));
  if (source) return source.includes('.') || source.startsWith('_') ? `\`${source}\`` : source;
  return itself.includes(host) ? 'host' : '–';
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** @returns the table in Markdown */
export function tableOf(texts: Texts): string {
  const names = Object.keys(hosts);
  return [
    line(['', ...names]),
    line(['---', ...names.map(() => '---')]),
    ...guarantees.map((one) => line([one.name, ...names.map((host) => cellOf(one, host, texts))])),
  ].join('\n');
}
