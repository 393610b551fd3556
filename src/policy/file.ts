/** The file of a build that tells servers the policy of its header. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {headerPolicy} from './directives';

/** Name of the file in the folder of a build. */
export const policyFile = 'content-security-policy.txt';

/**
 * @param folder of a build
 * @returns its policy; for a folder without one, that of a site whose pages hold no script and call nobody
 */
export function readPolicy(folder: string): string {
  const file = path.join(folder, policyFile);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  return headerPolicy(new Set(), {
    connect: [],
    origins: [],
    drawsInBrowser: false,
    hasFonts: false,
    hasMedia: false,
  });
}
