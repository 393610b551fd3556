/** Writes into a build what tells servers how to serve it: `nginx.conf`, `_headers` and `_redirects`. */
import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readPolicy} from '../policy/contract.node';
import * as table from './headers';
import {pagesIn} from './pages';
import {readRedirects} from './redirects';

const lines = (all: readonly string[], start = '') => all.map((line) => start + line).join('\n');

const variableOf = (name: string) => `$of_kind_${name.toLowerCase().replaceAll('-', '_')}`;

/** A header of some kinds is a variable of nginx: a location with headers of its own would lose all others. */
function nginxMap(name: string): string {
  const values = Object.entries(table.kinds).flatMap(([kind, {[name]: value}]) =>
    value ? [`  "~^(200|206|304)${table.addressesOf(kind)}" "${value}";`] : [],
  );
  const other = `  default "${table.unkept[name] ?? ''}";`;
  return lines([`map $status$asked ${variableOf(name)} {`, other, ...values, '}'], '  ');
}

function nginxConfiguration(folder: string, policy: string, host: string): string {
  const names = [...new Set(Object.values(table.kinds).flatMap((headers) => Object.keys(headers)))];
  const always = Object.entries(table.securityHeaders(policy));
  const headers = [...always, ...names.map((name) => [name, variableOf(name)] as const)];
  const redirects = readRedirects(folder);
  const pages = pagesIn(folder).filter((page) => !redirects.has(page));
  const parts: Readonly<Record<string, string>> = {
    maps: lines(names.map(nginxMap)),
    headers: lines(
      headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
      '    ',
    ),
    hidden: table.hiddenFiles.join('|').replaceAll('.', String.raw`\.`),
    pages: lines(
      pages.map((page) => `${page} ${page};`),
      '    ',
    ),
    written: table.written,
    markdown: table.asksForMarkdown,
    host,
  };
  const template = readFileSync(path.join(__dirname, 'nginx.conf'), 'utf8');
  return template.replace(/%(\w+)%/g, (_, name: string) => parts[name]!);
}

/**
 * No rule says again what another has said, because hosts join the values. What is asked for anew has no rule: it is what
 * these hosts send by themselves (`max-age=0, must-revalidate`).
 */
const headersFile = (policy: string): string =>
  Object.entries({'/*': table.securityHeaders(policy), ...table.kinds})
    .map(
      ([kind, all]) =>
        `${kind}\n${lines(
          Object.entries(all).map((pair) => pair.join(': ')),
          '  ',
        )}\n`,
    )
    .join('\n');

/** Where a file is, Netlify asks for `301!` to redirect in its place; Cloudflare follows the next line. */
const redirectsFile = (redirects: ReadonlyMap<string, string>): string =>
  [...redirects].map(([from, to]) => `${from} ${to} 301!\n${from} ${to} 301\n${from}/ ${to} 301\n`).join('');

/**
 * @param folder of a build for the root of its host
 * @param host public name of the site
 */
export async function writeHosting(folder: string, host: string): Promise<void> {
  const policy = readPolicy(folder);
  const files = {
    'nginx.conf': nginxConfiguration(folder, policy, host),
    _headers: headersFile(policy),
    _redirects: redirectsFile(readRedirects(folder)),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}
