/** `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the folder that is published. */
import {exactHeaders, headerRules} from './headerRules';

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * @param policy Content Security Policy of the site
 * @returns text of `_headers`
 */
export const headersFile = (policy: string): string =>
  [
    ...headerRules(policy).map(({begin, end, headers}) => block(`${begin}*${end}`, headers)),
    ...[...exactHeaders].map((rule) => block(...rule)),
  ].join('\n');

/**
 * Both hosts serve pages without `.html` by themselves. Where a file is, Netlify asks for `301!` to redirect in its place;
 * Cloudflare passes over such a line, and follows the next.
 *
 * @param redirects site path of a page by the address that leads to it
 * @returns text of `_redirects`
 */
export const redirectsFile = (redirects: ReadonlyMap<string, string>): string =>
  [...redirects]
    .flatMap(([from, to]) => [`${from} ${to} 301!`, `${from} ${to} 301`, `${from}/ ${to} 301`])
    .map((line) => `${line}\n`)
    .join('');
