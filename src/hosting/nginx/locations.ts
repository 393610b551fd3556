/** What nginx does with a path, by the table of this room. */
import {innerFolder, notFoundFile} from '../address';
import {caching, hiddenFiles, securityHeaders, sharing} from '../headers';
import {feedFolder, feedTypes} from '../types';

const addedTo = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);

type Headers = (cacheControl: string, others?: readonly string[]) => string;

/** A location inherits no header as soon as it has one of its own, so each has them all. */
const headersWith =
  (policy: string): Headers =>
  (cacheControl, others = []) =>
    [
      `add_header Cache-Control "${cacheControl}" always;`,
      ...others,
      ...addedTo(securityHeaders(policy)),
      '#tls add_header Strict-Transport-Security "max-age=63072000" always;',
    ].join('\n');

const indented = (text: string) => text.replace(/^(?=.)/gm, '  ');

const location = (path: string, ...parts: readonly string[]) =>
  `location ${path} {\n${indented(parts.join('\n'))}\n}`;

const ofPage = (headers: Headers) =>
  headers(caching.other, ['add_header Vary $vary always;', 'add_header X-Robots-Tag $robots always;']);
const ofFeed = (headers: Headers) => headers(caching.other, ['add_header Vary Accept always;']);

const hidden = hiddenFiles
  .filter((path) => path !== notFoundFile)
  .map((path) => location(`= ${path}`, 'return 404;'))
  .join('\n');

/** Readers of feeds are led inside to this folder, because only a location has a type. */
const inside = innerFolder.slice(0, -1);

const escaped = (name: string) => name.replaceAll('.', String.raw`\.`);

const names = Object.keys(feedTypes);
const anyFeed = `/(${names.map(escaped).join('|')})$`;

const feeds = (headers: Headers): string =>
  [
    '# Feed readers get the types of feeds. Browsers, which download those or show their bare source, get the type of',
    "# the file's name, plain XML, which they show with its style sheet; they ask for HTML first.",
    location(
      feedFolder,
      location(
        `~ ${anyFeed}`,
        `if ($http_accept !~ text/html) {\n  rewrite ^ ${inside}$uri last;\n}`,
        ofFeed(headers),
      ),
      ofPage(headers),
      'try_files $uri$extension $uri.html $uri =404;',
    ),
    location(
      `^~ ${inside}/`,
      'internal;',
      ...names.map((name) =>
        location(
          `~ ^${escaped(inside)}(?<feed>/.+/${escaped(name)})$`,
          'types {\n}',
          `default_type ${feedTypes[name]};`,
          ofFeed(headers),
          'try_files $feed =404;',
        ),
      ),
    ),
  ].join('\n');

/**
 * @param policy Content Security Policy of the site
 * @returns headers of answers that no location gives
 */
export const headersOfServer = (policy: string): string =>
  [headersWith(policy)(caching.other), 'add_header Allow $allow always;'].join('\n');

/**
 * @param policy Content Security Policy of the site
 * @returns locations of the server
 */
export function locations(policy: string): string {
  const headers = headersWith(policy);
  const page = ofPage(headers);
  return [
    location(`= ${notFoundFile}`, 'internal;', headers(caching.other)),
    hidden,
    location('= /', page, 'try_files /index$extension /index.html =404;'),
    location(`= ${caching.version.path}`, headers(caching.version.value), 'try_files $uri =404;'),
    location(
      `^~ ${caching.hashed.path}`,
      headers(caching.hashed.value, addedTo(sharing)),
      'try_files $uri =404;',
    ),
    feeds(headers),
    location('/', page, 'try_files $uri$extension $uri.html $uri =404;'),
  ].join('\n');
}
