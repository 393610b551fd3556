/**
 * The file of a build with its redirects, in the form of a `map` of nginx, for servers that answer with status 301. Other
 * hosts ignore it, and serve the pages of src/redirects.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Name of the file in the folder of a build. */
const redirectsFile = 'redirects.conf';

/** Site paths of which nginx needs no quotes around. */
const isPlain = (sitePath: string) => /^\/[\w.~/-]*$/.test(sitePath);

/**
 * @param targets site path of a page by the address that leads to it
 * @returns name and text of the file; addresses with other than plain characters are left to the pages
 */
export function redirectsFor(targets: ReadonlyMap<string, string>): {name: string; text: string} {
  const lines = [...targets].filter((pair) => pair.every(isPlain)).map((pair) => `${pair.join(' ')};\n`);
  return {name: redirectsFile, text: lines.join('')};
}

/**
 * @param folder of a build
 * @returns site path of a page by the address that leads to it; none where the build has no redirects
 */
export function readRedirects(folder: string): Map<string, string> {
  const file = path.join(folder, redirectsFile);
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').matchAll(/^(\S+) (\S+);$/gm);
  return new Map([...lines].map(([, from = '', to = '']) => [from, to]));
}
