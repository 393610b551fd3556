/** Requests by chance, made of parts of real ones. */
import fc from 'fast-check';
import {encodings, oddTargets} from './cases';
import type {RawRequest} from './rawRequest';

// The lists keep their lines: the formatter would give each value a line of its own.
const piece = fc.constantFrom(
  'docs', 'page', 'blog', 'assets', 'index', '404', 'rss.xml', 'a', 'other.example', '.', '..', '...', '', '%2e', '%2E%2e',
  '%2f', '%5c', '%20', '%00', '%', '%zz', '%c3%a9', '%41', '~', ';', '=', '+', '@', ':', '.html', '.md', '.br', '.gz', 'Docs',
); // prettier-ignore

const path = fc.array(piece, {maxLength: 6}).map((pieces) => `/${pieces.join('/')}`);
const run = fc.array(piece, {maxLength: 6}).map((pieces) => `/${pieces.join('')}`);
const query = fc.constantFrom('', '?', '?a=b', '?a=%zz&b=//c', '#part', '?a#b');
const ending = fc.constantFrom('', '/', '.html', '/index.html', '/index', '.md', '//', '/..', '/.');
const origin = fc.constantFrom('', '', '', 'http://other.example', 'https://other.example:8443');

const number = fc.oneof(fc.nat({max: 12}).map(String), fc.nat({max: 100_000}).map(String), fc.constant(''));
const range = fc
  .array(fc.tuple(number, number), {minLength: 1, maxLength: 3})
  .map((parts) => `bytes=${parts.map((part) => part.join('-')).join(',')}`);

const weight = fc.constantFrom(
  '',
  ';q=0',
  ';q=0.0',
  ';q=0.5',
  ';q=0.001',
  ';q=1',
  ';q=1.000',
  '; q=0.2',
  ';Q=0.3',
);
/** None is named twice, which means nothing. */
const listOf = (words: readonly string[]) =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...words), weight), {maxLength: 4, selector: ([word]) => word})
    .map((items) => items.map((item) => item.join('')).join(', '));

const date = fc
  .integer({min: 0, max: 4_000_000_000})
  .map((seconds) => new Date(seconds * 1000).toUTCString());
const tag = fc.constantFrom('*', '"a"', 'W/"a"', '"a", "b"', '""', 'a');

const header = fc.oneof(
  fc.tuple(fc.constant('Range'), range),
  fc.tuple(fc.constant('Accept-Encoding'), fc.oneof(fc.constantFrom(...encodings), listOf(['gzip', 'br', '*', 'identity', 'deflate']))),
  fc.tuple(fc.constant('Accept'), listOf(['text/html', 'text/markdown', 'text/*', '*/*', 'application/rss+xml'])),
  fc.tuple(fc.constantFrom('If-Modified-Since', 'If-Unmodified-Since', 'If-Range'), date),
  fc.tuple(fc.constantFrom('If-Match', 'If-None-Match', 'If-Range'), tag),
); // prettier-ignore

/** @param targets addresses of files of each kind */
export function requests(targets: readonly string[]): fc.Arbitrary<RawRequest> {
  const known = fc.constantFrom(...targets);
  const target = fc.oneof(
    known,
    fc.tuple(known, ending).map((parts) => parts.join('')),
    path,
    run,
    fc.constantFrom(...oddTargets.filter((odd) => odd.startsWith('/'))),
  );
  return fc.record({
    method: fc.oneof(
      {weight: 6, arbitrary: fc.constant('GET')},
      {weight: 2, arbitrary: fc.constant('HEAD')},
      {weight: 1, arbitrary: fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE')},
    ),
    target: fc.tuple(origin, target, query).map((parts) => parts.join('')),
    headers: fc.uniqueArray(header, {maxLength: 3, selector: ([name]) => name}),
  });
}
