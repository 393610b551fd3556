/** Types of files by their endings: what every server of the site sends, whatever else it knows. */

/** Text of UTF-8, whose type says so. */
const text: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  // RFC 9239.
  js: 'text/javascript',
  json: 'application/json',
  xml: 'text/xml',
  txt: 'text/plain',
  csv: 'text/csv',
  // RFC 7763.
  md: 'text/markdown',
  // RFC 9512.
  yaml: 'application/yaml',
  yml: 'application/yaml',
  webmanifest: 'application/manifest+json',
};

const others: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
  zip: 'application/zip',
};

export const charset = 'utf-8';

/** Types of feeds, which no ending gives away, by the names of their files. */
export const feedTypes: Readonly<Record<string, string>> = {
  'rss.xml': 'application/rss+xml',
  'atom.xml': 'application/atom+xml',
  'feed.json': 'application/feed+json',
};

/** Where feeds are. */
export const feedFolder = '/blog/';

/** Types that have `; charset=utf-8` behind them. */
export const typesWithCharset = [...new Set([...Object.values(text), ...Object.values(feedTypes)])].sort();

/** Type of what has none of these endings: browsers store it and show nothing. */
export const unknownType = 'application/octet-stream';

/** Type by ending, without a charset. */
export const types: Readonly<Record<string, string>> = {...text, ...others};

/** @returns the type as it is sent */
export const withCharset = (type: string): string =>
  typesWithCharset.includes(type) ? `${type}; charset=${charset}` : type;

/**
 * @param file path of a file
 * @returns the type that it is sent with
 */
export function typeOf(file: string): string {
  const [, ending = ''] = /\.([^./]+)$/.exec(file) ?? [];
  return withCharset(types[ending.toLowerCase()] ?? unknownType);
}

/** Endings of files that shrink when they are compressed. */
export const compressible: readonly string[] = [...Object.keys(text), 'svg'];
