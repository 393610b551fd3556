/**
 * The file of a build with its redirects, in the form of a `map` of nginx, for servers that answer with status 301. Other
 * hosts serve the pages of src/redirects.
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Name of the file in the folder of a build. */
const redirectsFile = 'redirects.conf';

/**
 * @param targets site path of a page by the address that leads to it, both of plain characters
 * @returns name and text of the file
 */
export const redirectsFor = (targets: ReadonlyMap<string, string>): {name: string; text: string} => ({
  name: redirectsFile,
  text: [...targets].map((pair) => `${pair.join(' ')};\n`).join(''),
});

/**
 * @param folder of a build
 * @returns site path of a page by the address that leads to it; none where the build has no redirects
 */
export function readRedirects(folder: string): Map<string, string> {
  const file = path.join(folder, redirectsFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new Map([...text.matchAll(/^(\S+) (\S+);$/gm)].map(([, from = '', to = '']) => [from, to]));
}
